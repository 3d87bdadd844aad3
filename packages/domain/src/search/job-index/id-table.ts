/**
 * Maps ids to the documents of a segment: a hash table with open addressing whose used slots hold the document's number
 * plus one. A `Map` would take twenty times the memory.
 */
export function buildIdTable(idText: string, offsets: Uint32Array): Uint32Array {
  const documents = offsets.length - 1;
  // At most two thirds full, so that probing stays short.
  const table = new Uint32Array(2 ** Math.ceil(Math.log2(documents * 1.5 + 1)));
  for (let doc = 0; doc < documents; doc += 1) {
    let slot = hash(idText, offsets[doc] ?? 0, offsets[doc + 1] ?? 0) & (table.length - 1);
    while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1);
    table[slot] = doc + 1;
  }
  return table;
}

/**
 * What is needed to find a document by its id: all ids back to back in `idText`, split at `ids.offsets`, and their hash
 * table.
 */
export interface IdLookup {
  readonly idTable: Uint32Array;
  readonly idText: string;
  readonly ids: { readonly offsets: Uint32Array };
}

/** The document with this id, or undefined. */
export function findDocument({ idTable, idText, ids }: IdLookup, id: string): number | undefined {
  let slot = hash(id, 0, id.length) & (idTable.length - 1);
  for (; idTable[slot] !== 0; slot = (slot + 1) & (idTable.length - 1)) {
    const doc = (idTable[slot] ?? 0) - 1;
    if (idText.slice(ids.offsets[doc], ids.offsets[doc + 1]) === id) return doc;
  }
  return undefined;
}

/** FNV-1a hash of the characters `[from, to)`. */
function hash(text: string, from: number, to: number): number {
  let value = 0x811c_9dc5;
  for (let at = from; at < to; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x0100_0193);
  return value;
}
