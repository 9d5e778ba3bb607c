/** The menus of the public pages' header: a button and the list that it controls (`aria-controls`). */

/** Starts every menu of the page. */
export function startMenus() {
  for (const area of document.querySelectorAll<HTMLElement>('[data-menu]')) {
    const button = area.querySelector<HTMLElement>(`[data-opens="${area.dataset.menu}"]`)
    const list = document.getElementById(area.dataset.menu ?? '')
    if (button && list) startMenu(area, button, list)
  }
}

/** Closes the menu on Escape, after a choice, and when something outside is pressed or focused. */
function startMenu(area: HTMLElement, button: HTMLElement, list: HTMLElement) {
  const isOpen = () => button.ariaExpanded === 'true'
  function show(open: boolean) {
    button.ariaExpanded = String(open)
    list.toggleAttribute('data-open', open)
  }
  function closeElsewhere({ target }: Event) {
    if (isOpen() && target instanceof Node && !area.contains(target)) show(false)
  }

  button.addEventListener('click', () => show(!isOpen()))
  list.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? target.closest('a, button') : null
    if (!chosen) return
    show(false)
    if (chosen.matches('button')) button.focus()
  })
  document.addEventListener('pointerdown', closeElsewhere)
  document.addEventListener('focusin', closeElsewhere)
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return
    show(false)
    button.focus()
  })
}
