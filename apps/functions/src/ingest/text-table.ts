/** A text, or a number, which is right-aligned. */
export type TableCell = string | number;

/**
 * Formats rows below a header, in columns as wide as their widest cell, two spaces apart.
 *
 * @example formatTable(["source", "read"], [["remotive", 42]]); // "source    read\nremotive    42"
 */
export function formatTable(head: readonly string[], rows: readonly (readonly TableCell[])[]): string {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => String(row[column] ?? "").length)),
  );
  const isFigures = head.map(
    (_, column) =>
      rows.length > 0 && rows.every((row) => typeof row[column] === "number" || row[column] === ""),
  );
  const formatRow = (row: readonly TableCell[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isFigures[column] ? String(cell).padStart(width) : String(cell).padEnd(width);
      })
      .join("  ")
      .trimEnd();
  return [head, ...rows].map(formatRow).join("\n");
}
