/** Opens the panel. */
import 'virtual:theme.css'
import '../base.css'
import './panel.css'
import { createRoot } from 'react-dom/client'
import { Panel } from './Panel.tsx'

createRoot(document.getElementById('root')!).render(<Panel />)
