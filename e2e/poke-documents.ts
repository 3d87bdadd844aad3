import type { BuiltNode } from "../packages/domain/src/testing/allowed-markup.ts";

/** What a browser made of a body: written out, and each node once however often it is there. */
export type Reading = { readonly html: string; readonly nodes: readonly BuiltNode[] };

/**
 * Runs in the page: does to the document in each frame what a reader could set an attack off by, first as the parser
 * read it, then with its body given to `innerHTML`, then with that written out and given again. Answers with those three
 * readings of each document. Self-contained, for its text is what is sent there.
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
    // One without attributes has nothing to answer with.
    for (const element of [body, ...elements].filter((any) => any.hasAttributes())) {
      for (const doing of doings) element.dispatchEvent(new Event(doing));
      element.dispatchEvent(new MouseEvent("click", { cancelable: true }));
    }
    return { html, nodes: [...nodes.values()] };
  }

  function stayHere(event: Event): void {
    // To follow a link of an allowed scheme is the reader's wish; where it leads is nothing the markup did.
    const link = event.target;
    if (link !== null && "protocol" in link && followed.some((scheme) => scheme === link.protocol))
      event.preventDefault();
  }

  return Array.from(document.querySelectorAll("iframe"), ({ contentDocument: root }, at) => {
    // Not `root.body`, in whose place some attacks put an image. One that has gone elsewhere is noted already.
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
