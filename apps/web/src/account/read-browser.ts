import { Browser } from "@farwork/domain/contract";
import { userAgent } from "next/server";

/** Which browser a request says that it comes from, where that is one people know by name. */
export function readBrowser(headers: Headers): Browser | undefined {
  const { name = "" } = userAgent({ headers }).browser;
  // Of "Samsung Internet" the parser, and the browser itself, say another second word.
  return Browser.options.find((browser) => name.includes(browser.replace(/ .*/, "")));
}
