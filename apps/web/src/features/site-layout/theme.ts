/** A chosen theme; without one, the system's applies. */
export type Theme = "light" | "dark";

/** A cookie, so that the server renders the right theme and nothing flashes. */
export const THEME_COOKIE = "theme";

export function readTheme(value: string | undefined): Theme | undefined {
  return value === "light" || value === "dark" ? value : undefined;
}
