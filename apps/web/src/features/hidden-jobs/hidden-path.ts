import { HIDDEN_PARAM, SHOW_HIDDEN } from "./hidden-entries.ts";

/** Whether an address asks for hidden entries among the others. */
export function showsHidden(params: URLSearchParams): boolean {
  return params.get(HIDDEN_PARAM) === SHOW_HIDDEN;
}

/** The parameters of an address that does ask for them, or does not. */
export function withHidden(params: URLSearchParams, isShown: boolean): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (isShown) changed.set(HIDDEN_PARAM, SHOW_HIDDEN);
  else changed.delete(HIDDEN_PARAM);
  return changed;
}
