import { escapeMarkup } from "./escape-markup.ts";

/** An element of XML with a text, or with other elements, in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

/**
 * An element of XML, by name, content and attributes.
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
 * A document of XML, in which every text and attribute is escaped. Names are ours, and are not.
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
