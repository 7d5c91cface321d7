import { z } from 'zod/mini';
import {
  merchantDetailResponse,
  merchantHistory,
  merchantRow,
  merchantSummary,
} from '../src/areas/seller/sellerWire';
import { limits } from '../src/config';
import { activity } from '../src/dataProvider/history/historyWire';
import type { OptionalCall } from '../src/dataProvider/optionalCalls';
import {
  pictureResponse,
  profilePictureResponse,
  profileResponse,
  recordId,
  regionLists,
  sessionSchema,
  stateCounts,
  tolerant,
} from '../src/dataProvider/wire';
import type { Transition } from '../src/domain/stateMachine';
import type { AreaContract } from './areas';

type Schema = z.core.$ZodType;

/** What the embedded API cannot say of a call: who makes it when, what is lost without it, and what it answers. */
export type Meaning = {
  id: string;
  tag: string;
  summary: string;
  /** Who calls it, and when. */
  caller: string;
  /** What does not work at a host without it. */
  loss: string;
  /** The section of the specification that shows it, or that no document does. */
  source: '§7' | 'assumption';
  /** Its name in `without` of config.json. */
  without?: OptionalCall;
  /** What a good host answers in a 200 or 201; undefined where nothing of it is needed. */
  answer?: Schema;
  /** The name of the answer among the components. */
  answers?: string;
  /** How a good host wraps the answer. */
  envelope: 'data' | 'none';
  created?: true;
  /** Whether an answer without a body is as good. */
  mayBeEmpty?: true;
  /** Whether the answer has the version that a save names in `If-Match`. */
  versioned?: true;
  /** The codes of `status` in the rows of a list. */
  states?: readonly string[];
  /** Whether the answer is a page of a list: then its keys of `sort` and `filter`. */
  list?: AreaContract['keys'];
  takes?: readonly ('Idempotency-Key' | 'If-Match' | 'filter' | 'lists' | 'link_type' | 'remember')[];
  /** Of a change of state: from which states it leads to which, and whether it needs a reason. */
  transition?: Transition;
  /** In milliseconds. */
  timeout: number;
  /** Refusals of its own, by status. */
  refusals?: Readonly<Record<number, string>>;
};

export type Told = Omit<Meaning, 'id' | 'tag' | 'timeout' | 'envelope' | 'source'> &
  Partial<Pick<Meaning, 'timeout' | 'envelope' | 'source'>>;

const page = <T extends Schema>(row: T) => z.object({ payload: z.array(row), total: z.int() });

/** The page of the new seller is reached from the list where the host names no id. */
const registered = tolerant(
  z.catch(z.unknown(), null),
  z.object({ payload: z.object({ user_id: recordId }) }),
);

const regionsOf = (level: string, parent: string, answer: Schema): Told => ({
  summary: `Regions of a country: ${level}`,
  caller: `The pickers of the seller's form and the import${parent}; the filter of the list reads the provinces.`,
  loss: 'No address can be chosen, so nobody is registered.',
  answer,
  answers: `Regions of ${level}`,
});

/** By the call, as the embedded API declares it. */
export const meanings: Readonly<Record<string, Told>> = {
  'POST backoffice/login': {
    summary: 'Sign in',
    caller: 'The login form.',
    loss: 'Nobody gets in.',
    answer: sessionSchema,
    answers: 'Session',
    takes: ['remember'],
    refusals: { 400: 'Wrong user name or password: not 401, which means an expired session (§8).' },
  },
  'POST logout': {
    summary: 'Sign out',
    caller: 'Keluar, after the browser has forgotten the session.',
    loss: 'The token stays valid until it expires.',
  },
  'GET cdn/bulk-generate/:userId': {
    summary: 'Profile picture of a user admin',
    caller: 'The top bar, once a session, and the profile.',
    loss: 'Initials in its place.',
    answer: profilePictureResponse,
    answers: 'ProfilePicture',
  },
  'GET region/province': regionsOf('province', '', regionLists.province),
  'GET region/city/:id': regionsOf('city', ', after a province', regionLists.city),
  'GET region/district/:id': regionsOf('district', ', after a city', regionLists.district),
  'GET region/village/:id': regionsOf('village', ', after a district', regionLists.village),
  'POST backoffice/get-list-merchant': {
    summary: 'A page of the sellers',
    caller:
      'The list of sellers, its export, the palette, the home page; a registration whose answer was lost.',
    loss: 'Pelapak does not work.',
    answer: page(merchantRow),
    answers: 'MerchantPage',
  },
  'GET backoffice/merchant-detail/:id': {
    summary: 'One seller',
    caller: 'Its page, its form before and during a save, and bulk actions.',
    loss: 'Pelapak does not work.',
    answer: merchantDetailResponse,
    answers: 'MerchantDetail',
    versioned: true,
  },
  'POST backoffice/merchant/register': {
    summary: 'Register a seller',
    caller: 'The form and the import, one request a seller, after the three uploads.',
    loss: 'Nobody is registered.',
    takes: ['Idempotency-Key'],
    answer: registered,
    answers: 'Registered',
    mayBeEmpty: true,
  },
  'POST backoffice/update-profile-merchant': {
    summary: 'Change a seller',
    caller: 'The form, after the seller was read again.',
    loss: 'Nobody is changed.',
    takes: ['If-Match'],
  },
  'DELETE backoffice/merchant/:id': {
    source: 'assumption',
    summary: 'Delete a seller',
    caller: 'The confirmed trash icon of a row.',
    loss: 'A deletion is refused with the sentence of the host.',
  },
  'GET backoffice/merchant/:id/history': {
    source: 'assumption',
    summary: 'What was done to a seller, oldest first',
    caller: "The seller's page.",
    loss: 'The page has no history.',
    without: 'history',
    answer: z.object({ payload: merchantHistory }),
    answers: 'History',
  },
  'GET backoffice/merchant/:id/summary': {
    source: 'assumption',
    summary: 'What a seller still has',
    caller: "The seller's page, and the question before a deletion.",
    loss: 'No figures; a deletion says that they are not known.',
    without: 'summary',
    answer: merchantSummary,
    answers: 'MerchantSummary',
  },
  'POST backoffice/merchant/:id/:action': {
    source: 'assumption',
    summary: 'Switch a seller on or off',
    caller: 'The switch of the form, the row and the selection: the update of §7 holds no reason.',
    loss: 'The update of §7 switches it, and no reason is stored.',
    without: 'status',
    takes: ['Idempotency-Key'],
  },
  'POST cdn/single-upload': {
    summary: 'Store a photo',
    caller: 'Every photo field, as soon as a photo was chosen; the import, before it registers.',
    loss: 'Nobody is registered, and banners get no picture.',
    timeout: limits.uploadTimeout,
    answer: pictureResponse,
    answers: 'Picture',
    refusals: { 413: 'A photo of more than 5000 KB: the data URL of 5000 KB has 6.7 MB.' },
  },
  'GET cdn/generate-secure-image/:id': {
    summary: 'A signed address of the ID card of a seller',
    caller: "The seller's page and form.",
    loss: 'The card says that it could not be loaded.',
    answer: pictureResponse,
    answers: 'Picture',
    refusals: { 404: 'The seller has no ID card.' },
  },
  'GET backoffice/profile': {
    source: 'assumption',
    summary: 'The user with the rights of now',
    caller: 'After a 403, before a save, and when the window comes back.',
    loss: 'Rights are those of the login, until the next one.',
    without: 'profile',
    answer: profileResponse,
    answers: 'Profile',
  },
  'PUT backoffice/change-password': {
    source: 'assumption',
    summary: "Change one's own password",
    caller: 'The profile.',
    loss: 'Nobody changes their own password here.',
    without: 'password',
    refusals: { 422: 'A wrong current password: a field error, not 401.' },
  },
  'GET backoffice/counts': {
    source: 'assumption',
    summary: 'How many records each of several lists has',
    caller: 'Menu and home page: at the first page, after every decision, and every 45 seconds.',
    loss: 'Each list is asked for one row and its total.',
    without: 'counts',
    takes: ['lists'],
    answer: z.object({ counts: stateCounts }),
    answers: 'Counts',
  },
  'GET backoffice/activity': {
    source: 'assumption',
    summary: 'What user admins did, in the areas that the caller may view',
    caller: 'The home page and the activity of a user admin.',
    loss: 'No latest activity, and none of a user admin.',
    without: 'activity',
    answer: z.array(activity),
    answers: 'Activities',
    envelope: 'none',
    list: {
      sort: ['at'],
      filter: ['actor_id', 'area', 'at_gte', 'at_lte', 'kind', 'q'],
    },
    refusals: { 403: 'The activity of another person needs VIEW_USER_ADMIN.' },
  },
  'POST backoffice/activity/search': {
    source: 'assumption',
    summary: 'The same for a search that may be in no address',
    caller: 'The activity of a user admin, when the search holds a NIK or an account number.',
    loss: 'The search says that it is not available here.',
    without: 'search',
    answer: z.array(activity),
    answers: 'Activities',
    envelope: 'none',
  },
  'POST backoffice/activity': {
    source: 'assumption',
    summary: 'Log what the server cannot see: an export, a shown number',
    caller: 'After an export, and after a number of a seller was shown.',
    loss: 'It is not logged.',
    without: 'activity',
  },
};
