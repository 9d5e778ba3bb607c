import { Arcs } from '../../web/app/components/Arcs.tsx'

/** Shows the product's logo without its name. */
export const Logo = () => <Arcs className="mark" dot />
