/** What other features may use of personal tokens. */
export { Tokens } from './Tokens.tsx'
