/** What a delicatessen says, and not every retailer. */
export const delicatessenWords =
  /restaurant|catering|gastronomie|academy|beexcited|käse|trüffel|espresso|schokolade|frühstück|köstlich|genuss|genieß|verkost|\bkoch|küche|keller|theke|feinkost|delikat|wein\b|schmeck|geschmack|rezept|alkohol|saisonal|\bfrisch|probieren,|werktagen/i
