/** What a feed sent can be any text: cut, and without what would move a terminal's cursor. */
export function showPlain(text: string | undefined, room: number): string {
  if (text === undefined) return "unreadable";
  const plain = text.slice(0, room).replace(/\p{C}/gu, "?");
  return text.length > room ? `${plain}…` : plain;
}
