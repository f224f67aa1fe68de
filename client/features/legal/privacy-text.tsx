import { Link } from 'react-router'

import { brand } from '../../brand.ts'
import { LegalDocument, LegalSection } from './legal-document.tsx'
import { MailLink } from './mail-link.tsx'

const SUMMARY = [
  'We keep what a story needs: first names, ages, and what people love. No photos, no birthdays, no places.',
  'No trackers, no adverts, no analytics, no profiling. Nothing is sold.',
  'As it comes, stories are written and read aloud on this machine, and nothing leaves it.',
  'You can take everything with you or delete it, yourself, at any time.'
]

/** §2 "Privacy". It must agree with what the software does; a change of either changes the other, and the date. */
export function PrivacyText() {
  const { name, email, location, privacyUpdated } = brand
  return (
    <LegalDocument title="Privacy Policy" updated={privacyUpdated} summary={SUMMARY}>
      <LegalSection id="who" title="Who is responsible">
        <p>
          {name} is software that people run themselves. Responsible for your data are the people who run this instance:
          you reach them at <MailLink address={email} />, in {location}. The makers of {name} see none of it; an
          instance does not report home.
        </p>
      </LegalSection>
      <LegalSection id="what" title="What is kept, and what for">
        <ul>
          <li>
            <strong>About you:</strong> your first and last name, your e-mail address, and a scrambled form of your
            password from which nobody can work it out. For signing in.
          </li>
          <li>
            <strong>About the people in your stories:</strong> a name, an age, who they are to you, a picture chosen
            from a list, hobbies and traits. A first name or a nickname is enough. For writing stories about them, and
            for nothing else.
          </li>
          <li>
            <strong>Your stories</strong> and their recordings, with theme, length and voice. For reading and hearing
            them again.
          </li>
          <li>
            <strong>For safety:</strong> a list of sign-ins, sign-outs and refused attempts with a shortened network
            address, kept for 90 days; counters that slow down guessing, kept for a day.
          </li>
        </ul>
        <p>
          The server’s log holds which kind of request was made, how it ended and how long it took. It holds no names,
          no addresses of yours, no themes and no story text.
        </p>
      </LegalSection>
      <LegalSection id="children" title="Children">
        <p>
          {name} is used by grown-ups, about children. Only an adult can hold an account, and no child is asked for
          anything. What we keep about a child comes from you. Please tell your child about it: the page{' '}
          <Link to="/for-children">How {name} uses your name</Link> is made to be read together.
        </p>
        <p>
          Children’s data is never used for advertising, never used to build profiles, never used to train a model and
          never given to anybody for purposes of their own.
        </p>
      </LegalSection>
      <LegalSection id="leaves" title="What leaves the house, and when">
        <p>
          As it comes: nothing. The embedded storyteller and the embedded narrator run on the machine that serves this
          page. Fonts, pictures and sounds come from it too; your browser contacts no one else.
        </p>
        <p>You, or whoever runs this instance, may add the following. Each is off until it is switched on:</p>
        <ul>
          <li>
            <strong>An AI model that writes.</strong> It is told the theme, the kind of relationship, hobbies, traits
            and an age band. Names are kept back: the model sees a mark such as “C1”, and the name is put in here
            afterwards. Such a story is marked “Written by AI”. Where this instance lets a model say only what there is
            to know of a theme, it is told the theme without the names of your family. Its answer is kept for every
            family that uses this instance, so that the next story about it is the better for it. Nothing in it says who
            asked, and so it is not deleted with an account.
          </li>
          <li>
            <strong>A narrator elsewhere.</strong> A voice can only read what it is given, so it hears the story with
            its names.
          </li>
          <li>
            <strong>A voice of your own device,</strong> which you choose yourself in the player. Most speak on the
            device. Those that stand under “Over the internet” are spoken by the maker of your browser, which is sent
            the story with its names.
          </li>
          <li>
            <strong>A mail server,</strong> which carries our letters to your address.
          </li>
          <li>
            <strong>A card-payment provider,</strong> on the pricing page and the payment page only. Your payment
            details are never stored here; we keep the provider’s reference numbers and whether a plan is active.
          </li>
          <li>
            <strong>A link to a music service</strong> for the sleep playlist. Nothing is fetched from it until you
            follow the link.
          </li>
        </ul>
      </LegalSection>
      <LegalSection id="cookies" title="Cookies and your browser">
        <p>Two cookies, both needed, neither for tracking; so there is no cookie banner either.</p>
        <ul>
          <li>
            <strong>A session cookie</strong> keeps you signed in. It ends after 30 days without a visit, at the latest
            after 90 days, or when you sign out.
          </li>
          <li>
            <strong>A device cookie</strong> remembers that you have signed in from this browser, so that a stranger who
            guesses passwords cannot lock you out. It ends after a year.
          </li>
        </ul>
        <p>
          Your browser also keeps who is signed in, the settings you chose on this device, your family and your stories,
          and the sound of your favorites and of the last ten others, so that they can be read and heard without a
          connection. Signing out clears all of this; only a “no, thanks” to installing the app is remembered. Your
          password is never among it.
        </p>
      </LegalSection>
      <LegalSection id="email" title="E-mail">
        <p>
          We write when it is about your account: a welcome, a changed password, the end of a trial. Reminders at
          bedtime and news of the product come only as My Profile says, and each of them ends with a link that stops it.
          No letter of ours contains a child’s name.
        </p>
      </LegalSection>
      <LegalSection id="how-long" title="How long">
        <p>
          Your family and your stories stay until you delete them. Sessions end as told above, safety records after 90
          days. Deleting a family member, a story or your account takes effect at once, although stories already told
          about that person stay until they are deleted too; copies in backups made by the people who run this instance
          fade out within 30 days.
        </p>
      </LegalSection>
      <LegalSection id="rights" title="Your rights, and how to use them">
        <ul>
          <li>
            <strong>See and take along:</strong> My Profile exports everything about your family as one file.
          </li>
          <li>
            <strong>Correct:</strong> edit a family member in the Family Manager. A guest cannot be edited: delete the
            guest and add them again. Your own name, when you edit it in My Profile, changes on that device only; to
            have it changed here too, write to us.
          </li>
          <li>
            <strong>Delete:</strong> a family member or guest in the Family Manager, a story in the Story Library, the
            whole account in My Profile, without asking anybody. Stories already told keep a person’s name and details
            until you delete those stories.
          </li>
          <li>
            <strong>Ask or object:</strong> write to <MailLink address={email} />. You may also turn to your privacy
            regulator: in New Zealand the Privacy Commissioner, in Europe the data protection authority of your country.
          </li>
        </ul>
        <p>
          We use your data because you asked for the service and, for optional parts, because you agreed. You can take
          that back at any time.
        </p>
      </LegalSection>
      <LegalSection id="safety" title="How it is protected">
        <p>
          Every request is checked against the family it belongs to. Passwords and sessions are stored as one-way codes.
          Pages accept no script from elsewhere. The details are public, as is the whole source code.
        </p>
      </LegalSection>
      <LegalSection id="changes" title="Changes">
        <p>
          If this policy changes in a way that matters, we tell you by e-mail before it does, and the date at the top
          changes with it.
        </p>
      </LegalSection>
    </LegalDocument>
  )
}
