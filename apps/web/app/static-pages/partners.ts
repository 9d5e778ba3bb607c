/** Starts the partners' carousel when the strip comes near; until then it is still. */
import { texts } from '../features/landing/texts.ts'

/** Far enough ahead that the strip moves before anybody sees it. */
const AHEAD = '600px'

/** Loads the carousel's code on demand and lets its button stop and start it. */
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
