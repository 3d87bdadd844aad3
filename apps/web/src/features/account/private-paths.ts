/** The pages of a person's own, in the order the header names them. */
export const PRIVATE_PAGES = [
  { path: "/dashboard", name: "Dashboard" },
  { path: "/saved", name: "Saved" },
  { path: "/applied", name: "Applied" },
  { path: "/searches", name: "Searches" },
  { path: "/profile", name: "Profile" },
  { path: "/account", name: "Account" },
] as const;
