/** The ways in which feeds encode the markup of a description. */
export const FEED_FORMS: Readonly<Record<string, (markup: string) => string>> = {
  "as it is": (markup) => markup,
  escaped: escapeMarkup,
  "escaped twice": (markup) => escapeMarkup(escapeMarkup(markup)),
  "escaped in numbers": (markup) => markup.replaceAll("<", "&#60;").replaceAll(">", "&#x3E;"),
  "with its brackets alone escaped": (markup) => markup.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  "read as Latin-1": (markup) => misread(`Zócalo’s ${markup}`),
  "escaped and read as Latin-1": (markup) => misread(`Zócalo’s ${escapeMarkup(markup)}`),
  // Invalid UTF-8 that some decoders read as a bracket.
  "in overlong bytes read as Latin-1": (markup) =>
    misread("Zócalo’s ") + markup.replaceAll("<", "\xC0\xBC").replaceAll(">", "\xC0\xBE"),
};

function escapeMarkup(markup: string): string {
  return markup
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** A UTF-8 text misread as Latin-1. */
function misread(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
}
