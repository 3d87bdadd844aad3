import { beforeEach, vi } from "vitest";

/** Keeps what the server logs out of each test's output; gives the lines of the test under way. */
export function captureLog(): string[] {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(process.stdout, "write").mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
  });
  return lines;
}
