export const CAMPAIGNS_TITLE = "Campaigns";
export const CAMPAIGN_CODE_INVALID = "Please enter 2 to 40 lower-case letters, digits or hyphens.";
export const CAMPAIGN_LABEL_REQUIRED = "Please enter a name.";
export const CAMPAIGN_DAYS_BACKWARDS = "The last day is before the first one.";
export const CAMPAIGN_CODE_TAKEN = "A campaign with this code already exists.";
export const CAMPAIGN_COUPON_UNKNOWN = "There is no coupon with this code.";
export const NO_SUCH_CAMPAIGN = "This campaign does not exist.";
export const FETCH_CAMPAIGNS_FAILED = "Failed to fetch campaigns";
export const CAMPAIGN_SAVE_FAILED = "The campaign could not be saved. Please try again.";
export const NO_CAMPAIGNS = "No campaigns yet";
export const NO_CAMPAIGNS_DETAIL =
  "A campaign is a link of your own, such as for an evening or a newsletter. It shows how far the visitors it brought went.";
export const OTHER_LABEL = "Other links";
export const NO_CAMPAIGN_LABEL = "No campaign";
export const CAMPAIGN_LINK_NOTE = "Visitors who start from this link are counted under the campaign.";
