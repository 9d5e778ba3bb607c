/** Starts the carousel of the partners shortly before it is scrolled into view. */
import { texts } from '../features/landing/texts.ts'

/** How far from the visible area the carousel starts. */
const AHEAD = '600px'

/** Loads the carousel's code on demand. Its button stops and starts it. */
export function startPartners() {
  const viewport = document.querySelector<HTMLElement>('[data-carousel]')
  const button = viewport?.parentElement?.querySelector('button')
  if (!viewport || !button) return
  const near = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      const { startCarousel } = await import('./carousel.ts')
      const carousel = startCarousel(viewport)
      const show = (moving: boolean) => {
        button.ariaLabel = moving ? texts.partners.pause : texts.partners.move
        button.toggleAttribute('data-paused', !moving)
      }
      show(carousel.moving())
      button.disabled = false
      button.addEventListener('click', () => {
        const moving = !carousel.moving()
        if (moving) carousel.move()
        else carousel.stop()
        show(moving)
      })
    },
    { rootMargin: AHEAD },
  )
  near.observe(viewport)
}
