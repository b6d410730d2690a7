/** Why a guarded field may be null now. */
const REFUSED_ALONE =
  'A caller who may not read it is refused this field alone; before, the whole shop or category was null for them. Nobody who may read it gets null.';

/**
 * Breaking changes since the last release that were accepted: the comparison's sentence, then the reason. A release
 * copies them into its changelog and empties the list.
 */
export const ACCEPTED_BREAKS: Readonly<Record<string, string>> = {
  'Category.arrangedProducts changed type from [Product!]! to [Product!].': REFUSED_ALONE,
  'Channel.administratorCount changed type from Int! to Int.': REFUSED_ALONE,
  'Channel.apiTokens changed type from ApiTokenConnection! to ApiTokenConnection.': REFUSED_ALONE,
  'Channel.audit changed type from AuditEntryConnection! to AuditEntryConnection.': REFUSED_ALONE,
  'Channel.auditActions changed type from [String!]! to [String!].': REFUSED_ALONE,
  'Channel.invitations changed type from [Invitation!]! to [Invitation!].': REFUSED_ALONE,
  'Channel.products changed type from ChannelProductsConnection! to ChannelProductsConnection.': REFUSED_ALONE,
  'Channel.sharedOptions changed type from [SharedOption!]! to [SharedOption!].': REFUSED_ALONE,
  'Channel.staffMembers changed type from StaffMemberConnection! to StaffMemberConnection.': REFUSED_ALONE,
  'Channel.stopList changed type from [StoppedItem!]! to [StoppedItem!].': REFUSED_ALONE,
};
