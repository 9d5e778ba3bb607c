/** React's renderer by itself: its file sets it up, which takes as long as all else, before anything is drawn. */
import { hydrateRoot } from 'react-dom/client'

export const hydrate = hydrateRoot
