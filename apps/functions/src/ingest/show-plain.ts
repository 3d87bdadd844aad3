/** Truncates a feed's text and removes terminal control characters. */
export function showPlain(text: string | undefined, room: number): string {
  if (text === undefined) return "unreadable";
  const plain = text.slice(0, room).replace(/\p{C}/gu, "?");
  return text.length > room ? `${plain}…` : plain;
}
