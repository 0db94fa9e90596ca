/** By which way a PDF was downloaded, in the words of a lead's activity. */
export const DOWNLOADED_BY = {
  owner: "Downloaded the PDF",
  link: "PDF downloaded by the assessment's link",
  share: "PDF downloaded by a shared link",
} as const;

export type DownloadedBy = keyof typeof DOWNLOADED_BY;

export const isDownloadedBy = (by: string): by is DownloadedBy => by in DOWNLOADED_BY;
