/** The carousel of the partners, loaded when it is about to be scrolled into view. */
import EmblaCarousel from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'

/** From one slide to the next, in milliseconds (spec §9). */
const DELAY = 2500

/** A carousel that has been started. */
export interface Carousel {
  moving(): boolean
  move(): void
  stop(): void
  end(): void
}

/** Starts the carousel in `viewport`. It moves unless reduced motion is set, and dragging doesn't stop it. */
export function startCarousel(viewport: HTMLElement): Carousel {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const autoplay = Autoplay({
    delay: DELAY,
    playOnInit: !still,
    stopOnInteraction: false,
    stopOnFocusIn: false,
  })
  const embla = EmblaCarousel(viewport, { loop: true, align: 'center', ...(still && { duration: 0 }) }, [
    autoplay,
  ])
  return {
    moving: () => autoplay.isPlaying(),
    move: () => autoplay.play(),
    stop: () => autoplay.stop(),
    end: () => embla.destroy(),
  }
}
