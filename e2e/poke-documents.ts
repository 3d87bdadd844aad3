import type { BuiltNode } from "../packages/domain/src/testing/allowed-markup.ts";

/** A browser's parse of a body: serialised, and its distinct nodes. */
export type Reading = { readonly html: string; readonly nodes: readonly BuiltNode[] };

/**
 * Runs in the page: performs user actions that could trigger an attack in the document of each frame, first as parsed,
 * then with its body assigned to `innerHTML`, then serialised and assigned again. Returns those three parses of each
 * document. Self-contained, as its source is sent to the page.
 */
export function pokeDocuments(bodies: readonly string[]): Reading[][] {
  const doings =
    "mouseover mouseenter mousemove mousedown mouseup pointerover pointerenter pointerdown wheel scroll contextmenu keydown focus focusin blur input change submit dragstart copy cut paste".split(
      " ",
    );
  const followed = ["http:", "https:"];

  function pokeAndRead(body: Element): Reading {
    const elements = [...body.querySelectorAll("*")];
    const nodes = new Map<string, BuiltNode>();
    for (const { namespaceURI, localName, attributes } of elements) {
      const own = Array.from(attributes, ({ name, value }) => [name, value] as const);
      const node = { namespace: namespaceURI ?? "", name: localName, attributes: own };
      nodes.set(JSON.stringify(node), node);
    }
    const html = body.innerHTML;
    // Elements without attributes have no handlers.
    for (const element of [body, ...elements].filter((any) => any.hasAttributes())) {
      for (const doing of doings) element.dispatchEvent(new Event(doing));
      element.dispatchEvent(new MouseEvent("click", { cancelable: true }));
    }
    return { html, nodes: [...nodes.values()] };
  }

  function stayHere(event: Event): void {
    // Following a link with an allowed scheme is the reader's choice, not an attack.
    const link = event.target;
    if (link !== null && "protocol" in link && followed.some((scheme) => scheme === link.protocol))
      event.preventDefault();
  }

  return Array.from(document.querySelectorAll("iframe"), ({ contentDocument: root }, at) => {
    // Not `root.body`, which some attacks clobber with an image. Navigations are recorded already.
    const body = root && Document.prototype.querySelector.call(root, "body, frameset");
    if (!body) return [];
    root.addEventListener("click", stayHere, true);
    const parsed = pokeAndRead(body);
    body.innerHTML = bodies[at] ?? "";
    const inserted = pokeAndRead(body);
    body.innerHTML = inserted.html;
    return [parsed, inserted, pokeAndRead(body)];
  });
}
