const OVERLAYS = 'dialog[open], [popover="auto"]:popover-open';

/** Whether a dialog, a sheet or a menu lies over the page: it has the next key press to itself. */
export function hasOverlay(): boolean {
  return document.querySelector(OVERLAYS) !== null;
}
