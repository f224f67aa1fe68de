import { Link } from 'react-router'

import { brand } from '../../brand.ts'
import { LegalDocument, LegalSection } from './legal-document.tsx'
import { CancelLink, MailLink } from './mail-link.tsx'

const summary = (isFree: boolean) => [
  'Grown-ups hold the account; children listen.',
  isFree
    ? 'This instance is free: no card is asked for, and nothing is charged.'
    : `Premium costs ${brand.price} per month after a ${brand.trialDays}-day free trial. You can cancel at any time.`,
  'Your stories are yours. They are never sold, never used to train anything, and never locked away.',
  'Stories are made by a machine. Please look one over before you read it to a sensitive listener.'
]

/** §2 "Terms". A change of the text changes its date in the brand file. `isFree`: this server asks for no money. */
export function TermsText({ isFree }: { isFree: boolean }) {
  const { name, email, price, trialDays, location, termsUpdated } = brand
  return (
    <LegalDocument title="Terms and Conditions" updated={termsUpdated} summary={summary(isFree)}>
      <LegalSection id="agreement" title="Who agrees with whom">
        <p>
          {name} is software that anybody may run. The agreement is between you and the people who run the instance you
          are using; “we” means them. You reach us at <MailLink address={email} />, in {location}. By making an account
          you agree to what is written here.
        </p>
      </LegalSection>
      <LegalSection id="account" title="Your account">
        <ul>
          <li>
            You must be an adult, and the parent or guardian of the children you add, or have that person’s consent.
          </li>
          <li>
            Children do not have accounts. Adding a friend or a cousin as a story guest is fine; please ask their
            grown-ups first.
          </li>
          <li>Keep your password to yourself. We cannot read it, and we will never ask you for it.</li>
        </ul>
      </LegalSection>
      <LegalSection id="plan" title="Premium, the trial and what it costs">
        {isFree && (
          <p>
            The instance you are using is free. What follows is for those that take payment, and costs you nothing here.
          </p>
        )}
        <p>
          There is one plan. Premium costs {price} per month and begins with a {trialDays}-day free trial. It includes
          unlimited personalised stories, a narrator with 3 voice options, family character profiles and night light
          mode.
        </p>
        <p>
          Many instances are free because a family runs {name} for itself. On such an instance no card is asked for and
          nothing in this part costs you anything; the pricing page says so.
        </p>
        <p>
          Where payment is taken, it runs through an external card-payment provider. We never see or store your card’s
          details. If the trial ends without a payment method, it simply ends.
        </p>
      </LegalSection>
      <LegalSection id="cancel" title="Cancelling">
        <p>
          Write to <CancelLink /> with “cancel” in the subject; that is all it takes. You keep Premium until the end of
          the period you have paid for, and no further payment is taken. If the law of your country gives you a right to
          withdraw, such as fourteen days in the European Union, the same letter does it, and so does My Profile.
        </p>
        <p>
          When a plan ends, you can make no new stories and no new narration. Everything you already have, the stories,
          the family and the export, stays open to you. A bedtime is never held to ransom.
        </p>
      </LegalSection>
      <LegalSection id="fair-use" title="What “unlimited” means">
        <p>
          Make as many stories as your evenings hold. So that one runaway script cannot spoil the night for others,
          there are limits that no family meets: 600 stories and 1,200 narrations an hour with the storyteller and
          narrator that come with {name}, and lower ones, from 20 stories an hour, where the people who run this
          instance pay another company for every story.
        </p>
      </LegalSection>
      <LegalSection id="stories" title="The stories">
        <ul>
          <li>They belong to you. Read them, print them, record them, give them to the grandparents.</li>
          <li>
            They are made by a machine. Each is checked for length, for everybody you chose and for things that do not
            belong at a bedside, but no check is perfect: please look before you read.
          </li>
          <li>The narrator’s voice is synthetic. A story that an AI model wrote says so on its page.</li>
          <li>{name} tells bedtime stories. It gives no medical advice and is no treatment for trouble with sleep.</li>
        </ul>
      </LegalSection>
      <LegalSection id="rules" title="Please do not">
        <ul>
          <li>put real people into stories in order to mock, frighten or expose them;</li>
          <li>try to reach another family’s data, or to get around the limits above;</li>
          <li>use an instance that is not yours as a text-to-speech or text-generation service for something else.</li>
        </ul>
        <p>We may close an account that does. You will be told why, and you can take your data with you.</p>
      </LegalSection>
      <LegalSection id="privacy" title="Your family’s data">
        <p>
          How names and ages are treated is told in the <Link to="/privacy">Privacy Policy</Link>, and for children on a
          page of their own: <Link to="/for-children">How {name} uses your name</Link>.
        </p>
      </LegalSection>
      <LegalSection id="promise" title="What we promise, and what we cannot">
        <p>
          We keep {name} running with care and your data with more. Machines fail all the same, so we cannot promise
          that it is always there, and we are not liable for what we could not foresee. Nothing here takes away the
          rights that consumers have by law, such as under the New Zealand Consumer Guarantees Act.
        </p>
        <p>The software itself is open source under the MIT licence.</p>
      </LegalSection>
      <LegalSection id="changes" title="Changes, and which law applies">
        <p>
          If these terms change in a way that matters to you, we tell you by e-mail before they do, and the date at the
          top changes with them. New Zealand law applies, and the mandatory law of the place where you live.
        </p>
        <p>
          Questions? <MailLink address={email} />
        </p>
      </LegalSection>
    </LegalDocument>
  )
}
