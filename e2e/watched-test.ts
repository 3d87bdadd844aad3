import { type BrowserContext, expect, test as unwatched } from "@playwright/test";

/** How browsers, and the page by `tellViolations`, speak of what a content policy or Trusted Types stopped. */
const VIOLATION = /Content[ -]Security[ -]Policy|Trusted(?:HTML|Script|Type)/i;

/**
 * A test that fails where any page it opens does something that the page's content policy forbids.
 */
export const test = unwatched.extend<{ violations: string[] }>({
  violations: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      const watch = (context: BrowserContext) => {
        context.on("console", (message) => {
          if (VIOLATION.test(message.text())) violations.push(`${message.page()?.url()}: ${message.text()}`);
        });
        void context.addInitScript(tellViolations);
      };
      browser.on("context", watch);
      await use(violations);
      browser.off("context", watch);
      // Looked at when the test's pages are closed, and all that they had to say is told.
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in each page: Firefox tells of violations nowhere else. */
function tellViolations(): void {
  addEventListener("securitypolicyviolation", (violation) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = violation;
    // Firefox's driver styles pages by code that it evaluates, which no code of a page's own can.
    if (effectiveDirective === "style-src-elem" && sourceFile.endsWith("eval")) return;
    console.error(
      `Content Security Policy: ${effectiveDirective} stopped ${blockedURI} of ${sourceFile}:${lineNumber} ${sample}`,
    );
  });
}
