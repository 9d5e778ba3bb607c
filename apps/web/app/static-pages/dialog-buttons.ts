/**
 * The buttons that open dialogs. The login's dialog is part of the page; those made of the app's own components are
 * loaded when somebody first opens one.
 */
import type { DialogName } from './dialogs.tsx'

/** Starts the buttons marked `data-dialog` (an element's id) and `data-app-dialog` (a name in `dialogs.tsx`). */
export function openDialogsOnDemand() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-dialog]')) {
    const dialog = document.getElementById(button.dataset.dialog ?? '')
    if (dialog instanceof HTMLDialogElement) startDialog(button, dialog)
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-app-dialog]'))
    button.addEventListener('click', () => openAppDialog(button.dataset.appDialog as DialogName))
}

function startDialog(button: HTMLElement, dialog: HTMLDialogElement) {
  button.addEventListener('click', () => dialog.showModal())
  dialog.addEventListener('click', ({ target }) => {
    // The dialog itself is pressed only beside its content, on the backdrop.
    const closes = target === dialog || (target instanceof Element && target.closest('[data-close]'))
    if (closes) dialog.close()
  })
}

async function openAppDialog(name: DialogName) {
  try {
    const { openDialog } = await import('./dialogs.tsx')
    openDialog(name)
  } catch {
    showNotLoaded()
  }
}

/** Says that the code could not be fetched: the connection is down, or a new release has replaced the files. */
export function showNotLoaded() {
  const message = document.querySelector<HTMLElement>('[data-not-loaded]')
  if (!message) return
  message.hidden = false
  message.querySelector('button')?.addEventListener('click', () => window.location.reload(), { once: true })
}
