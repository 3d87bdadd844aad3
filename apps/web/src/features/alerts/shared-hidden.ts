const SHARED_HIDDEN_ITEM = "farwork.hidden-told";

/** Whose hidden entries this browser last told the server, and which, as text; undefined where it never did. */
export function readSharedHidden(): { readonly uid: string; readonly text: string } | undefined {
  try {
    const [uid, text]: unknown[] = JSON.parse(localStorage.getItem(SHARED_HIDDEN_ITEM) ?? "[]");
    return typeof uid === "string" && typeof text === "string" ? { uid, text } : undefined;
  } catch {
    return undefined;
  }
}

export function writeSharedHidden(uid: string, text: string): void {
  try {
    localStorage.setItem(SHARED_HIDDEN_ITEM, JSON.stringify([uid, text]));
  } catch {
    // A browser that keeps nothing tells it again.
  }
}
