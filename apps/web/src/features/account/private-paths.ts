/** The user's pages, in the header's order. */
export const PRIVATE_PAGES = [
  { path: "/dashboard", name: "Dashboard" },
  { path: "/saved", name: "Saved" },
  { path: "/applied", name: "Applied" },
  { path: "/searches", name: "Searches" },
  { path: "/profile", name: "Profile" },
  { path: "/account", name: "Account" },
] as const;
