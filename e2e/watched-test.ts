import { type BrowserContext, expect, type Page, test as unwatched } from "@playwright/test";

/** How browsers, and the page by `tellViolations`, speak of what a content policy or Trusted Types stopped. */
const VIOLATION = /Content[ -]Security[ -]Policy|Trusted(?:HTML|Script|Type)/i;

/**
 * A test that fails where any page it opens does something that the page's content policy forbids. A page that it goes
 * to is there once it can be used, unless the test says by `waitUntil` for what it waits.
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
        context.on("page", awaitScripts);
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

/** A page is loaded, and can be read, before the scripts run that it can be used by. */
function awaitScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === undefined) await page.waitForFunction(canBeUsed);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await page.waitForFunction(canBeUsed);
    return answer;
  };
}

/** Runs in the page. Every page of ours has a button in its header that does nothing before scripts run. */
function canBeUsed(): boolean {
  return matchMedia("(scripting: none)").matches || document.querySelector("header button:disabled") === null;
}
