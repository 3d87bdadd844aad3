/** What stands where a name should, and is none: left by a template, a test or an empty field. */
export function isPlaceholder(name: string): boolean {
  return PLACEHOLDER.test(name.trim());
}

const PLACEHOLDER =
  /^(?:|name|company|company ?name|company_name|employer|undefined|null|none|nan|n\/?a|unknown|test|string|tbd|[-–—.?*]+|\[.*\]|\{\{.*\}\}|<.*>)$/i;
