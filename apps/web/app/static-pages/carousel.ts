/** The moving part of the partners' strip, loaded when the strip comes near. */
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

/** Starts it in `viewport`: centred, looping, moving unless the person asks for no motion; a drag doesn't stop it. */
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
