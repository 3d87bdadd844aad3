import { Browser, type OperatingSystem } from "@farwork/domain/contract";
import { userAgent } from "next/server";

/** In which browser and on which system a request says that it was made, where these are ones people know by name. */
export function readPlace(headers: Headers): { browser?: Browser; system?: OperatingSystem } {
  const { browser: said, os } = userAgent({ headers });
  // Of "Samsung Internet" the parser, and the browser itself, say another second word.
  const browser = Browser.options.find((name) => said.name?.includes(name.replace(/ .*/, "")));
  const system = SYSTEMS.find(([name]) => os.name?.startsWith(name))?.[1];
  return { ...(browser && { browser }), ...(system && { system }) };
}

/** By how their names begin as the parser has them. */
const SYSTEMS: readonly (readonly [string, OperatingSystem])[] = [
  ["Android", "Android"],
  ["Chrom", "ChromeOS"],
  ["iOS", "iOS"],
  ["Linux", "Linux"],
  ["Ubuntu", "Linux"],
  ["Fedora", "Linux"],
  ["Debian", "Linux"],
  ["Mac", "macOS"],
  ["Windows", "Windows"],
];
