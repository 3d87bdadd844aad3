type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click on a link asks for no more than its page: a new tab or a download stays the browser's business. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Whether a mouse's main button goes down. A finger that touches may be about to scroll. */
export function isMousePress({ button, pointerType }: Pick<PointerEvent, "button" | "pointerType">): boolean {
  return button === 0 && pointerType === "mouse";
}
