/**
 * Stands in for zod in the browser (vite.config.ts), where the contract's shapes are types and nothing is
 * validated: the server does that and names the fields at fault. Every property and every call gives the
 * same silent value back, so that the contract's tables can be built without the library.
 * What follows from it: don't read shapes (`JobLevel.options`, `.parse`) in the web app.
 */
const nothing: unknown = new Proxy(() => nothing, {
  get: (_target, name) => (name === Symbol.toPrimitive ? () => '' : nothing),
})

export const z = nothing
export default nothing
