import { startTransition, useEffect, useState } from "react";

/** A value as it was, until the page has been painted with what else came with its latest one. */
export function useAfterPaint<Value extends object>(value: Value): Value {
  const [painted, paint] = useState(value);
  useEffect(() => startTransition(() => paint(value)), [value]);
  return painted;
}
