import { HELD_TYPE, START_SCRIPTS } from "./start-scripts.ts";

/**
 * What is about Next's scripts in a page it wrote. A page has no other `<` that begins a tag: React escapes texts and
 * attributes, Next its data, `job-markup.tsx` its JSON, and the sanitiser what descriptions have in attributes.
 */
const TAGS = /<head>|<script src="\/_next\/|<link rel="preload"(?=[^>]* as="script")[^>]*>/g;

/**
 * Writes a page, piece by piece, so that its scripts neither run nor are asked for before it is painted: they get a
 * type that no browser runs, and `START_SCRIPTS` before them. What is cut off within a tag waits for the next piece.
 *
 * @param nonce - by which the page's content policy lets scripts run
 * @example
 * const marker = scriptMarker("abc");
 * marker.add(Buffer.from('<head><script src="/_next/a.js" async="">')); // …<script type="held" src="/_next/a.js"…
 */
export function scriptMarker(nonce: string | undefined) {
  const starter = `<script${nonce === undefined ? "" : ` nonce="${nonce}"`}>${START_SCRIPTS}</script>`;
  let hasStarter = false;
  const mark = (tag: string): string => {
    if (tag === "<head>") {
      const begin = hasStarter ? tag : `${tag}${starter}`;
      hasStarter = true;
      return begin;
    }
    return tag.startsWith("<script") ? tag.replace("<script", `<script type="${HELD_TYPE}"`) : "";
  };
  let cutOff = "";

  // Byte by byte, for a piece may end within a letter: what is looked for is ASCII.
  const write = (html: string) => Buffer.from(html.replaceAll(TAGS, mark), "latin1");
  return {
    add(piece: Buffer): Buffer {
      const html = cutOff + piece.toString("latin1");
      const open = html.lastIndexOf("<");
      const end = open > html.lastIndexOf(">") ? open : html.length;
      cutOff = html.slice(end);
      return write(html.slice(0, end));
    },
    end(): Buffer {
      const rest = write(cutOff);
      cutOff = "";
      return rest;
    },
  };
}
