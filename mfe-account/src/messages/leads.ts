/** Texts below the titles of pages: the shell shows them while the code of a page loads. */
export const leads = {
  accountData: 'Was wir über Sie wissen und wie Sie von uns hören.',
  transactions: 'Hier sehen Sie, wofür Sie Punkte gesammelt und eingelöst haben.',
  redemptions: 'Hier sehen Sie, wofür wir Ihnen Punkte abgebucht haben.',
}
