/** A theme chosen by hand. Without a choice the system's own decides. */
export type Theme = "light" | "dark";

/** Kept in a cookie, so that the server's first byte already has the right theme: nothing flashes. */
export const THEME_COOKIE = "theme";

export function readTheme(value: string | undefined): Theme | undefined {
  return value === "light" || value === "dark" ? value : undefined;
}
