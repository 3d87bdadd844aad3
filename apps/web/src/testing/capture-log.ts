import { beforeEach, vi } from "vitest";

/** Keeps the server's log out of the test output; returns the current test's lines. */
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
