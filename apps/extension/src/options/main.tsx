/** Opens the options. */
import 'virtual:theme.css'
import '../base.css'
import './options.css'
import { createRoot } from 'react-dom/client'
import { Options } from './Options.tsx'

createRoot(document.getElementById('root')!).render(<Options />)
