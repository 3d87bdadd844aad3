/** What `pnpm feeds` read from the feeds: each is changed in its own file, `feed/<source>.ts`. */
export const WRITTEN_ADDRESSES = {
  greenhouse: {
    host: "^(?:job-)?boards(?:\\.eu)?\\.greenhouse\\.io$",
    path: "/jobs/(\\d+)",
    parameter: "gh_jid",
  },
  lever: {
    host: "^jobs(?:\\.eu)?\\.lever\\.co$",
    path: "^/[^/]+/([\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12})",
  },
  ashby: {
    host: "^jobs\\.ashbyhq\\.com$",
    path: "^/[^/]+/([\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12})",
    parameter: "ashby_jid",
  },
  recruitee: {
    host: "\\.recruitee\\.com$",
    path: "^/o/([^/]+)",
  },
  workable: {
    host: "\\.workable\\.com$",
    path: "/j/([\\da-z]{6,})",
  },
};
