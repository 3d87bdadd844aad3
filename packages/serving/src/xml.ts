import { escapeMarkup } from "./escape-markup.ts";

/** An XML element with a text or other elements in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

/**
 * Creates an XML element.
 *
 * @example
 * element("loc", "https://farwork.example/").name; // => "loc"
 */
export function element(
  name: string,
  content: XmlElement["content"],
  attributes: XmlElement["attributes"] = {},
): XmlElement {
  return { name, attributes, content };
}

/**
 * An XML document with all texts and attributes escaped. Element names are ours, and are not.
 *
 * @example
 * writeXml({ name: "b", attributes: {}, content: "1 < 2" }).split("\n")[1]; // => "<b>1 &lt; 2</b>"
 */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root)}\n`;
}

function writeElement({ name, attributes, content }: XmlElement): string {
  const stated = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  const inner = typeof content === "string" ? escapeMarkup(content) : content.map(writeElement).join("");
  return `<${name}${stated.join("")}>${inner}</${name}>`;
}
