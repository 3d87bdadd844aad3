const OVERLAYS = 'dialog[open], [popover="auto"]:popover-open';

/** Whether a dialog, sheet or menu is open, which gets the next key press. */
export function hasOverlay(): boolean {
  return document.querySelector(OVERLAYS) !== null;
}
