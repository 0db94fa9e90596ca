export const TOOLS_TITLE = "Recommended AI Tools";
/** More than this many are cut, and the note says so. */
export const TOOLS_SHOWN = 6;
export const PRICES_NOTE = "Prices change; confirm with the vendor. USD unless stated.";
export const TOOLS_TRUNCATED = "Showing top 6 recommendations";
export const QUICK_WINS_SHOWN = 4;
export const RISKS_SHOWN = 4;

export const EXTRACT_PENDING =
  "Your roadmap is being written. Its first steps appear here, and come by email, within a few minutes.";
export const ROADMAP_LOADING = "Loading your roadmap...";
export const ROADMAP_NOT_READY = "Roadmap Not Ready";
export const ROADMAP_NOT_READY_DETAIL =
  "Your AI roadmap is still being generated. Please check back in a few minutes.";
export const MATURITY_UNKNOWN = "Analyzing";
export const SUMMARY_MISSING =
  "The summary of this roadmap is not written yet. The recommendations below stand on their own.";
