/** What a plan allows, and which one allows more. */
export const planWords = {
  'plan-free': /*i18n*/ 'Free',
  'plan-basic': /*i18n*/ 'Basic',
  'plan-medium': /*i18n*/ 'Medium',
  'plan-premium': /*i18n*/ 'Premium',
  'plan-of-resolution':
    /*i18n*/ 'Videos in {resolution} come with the {plan} plan; yours goes up to {most}. Nothing was started.',
  'plan-of-api':
    /*i18n*/ 'Programs may work here with the {plan} plan. Keys that were made are kept, and work again with it.',
  'plan-of-seats':
    /*i18n*/ 'A workspace for several people comes with the {plan} plan. Buy it in the workspace that they join.',
  'plan-seats-taken':
    /*i18n*/ 'All {seats} seats of this workspace are taken. Take somebody out, or an invitation back.',
} as const
