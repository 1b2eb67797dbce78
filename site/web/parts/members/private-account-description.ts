/** The description of a private member's pages for those who don't follow them. */
export const privateAccountDescription = "A private account on Hemline. Only people who follow it see its looks.";
