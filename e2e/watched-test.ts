import { type BrowserContext, expect, test as unwatched } from "@playwright/test";

/** Console messages of browsers and `tellViolations` about violations of a content policy or Trusted Types. */
const VIOLATION = /Content[ -]Security[ -]Policy|Trusted(?:HTML|Script|Type)/i;

/** A test that fails if any page violates its content policy. */
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
      // Checked when the test's pages are closed and all messages have arrived.
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in each page, as Firefox reports violations nowhere else. */
function tellViolations(): void {
  addEventListener("securitypolicyviolation", (violation) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = violation;
    // Firefox's driver styles pages with evaluated code, which pages themselves cannot do.
    if (effectiveDirective === "style-src-elem" && sourceFile.endsWith("eval")) return;
    console.error(
      `Content Security Policy: ${effectiveDirective} stopped ${blockedURI} of ${sourceFile}:${lineNumber} ${sample}`,
    );
  });
}
