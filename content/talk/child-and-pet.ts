import type { TalkBank } from '../format.ts'

/** A child {S} and an animal {A}, who has no words and is understood. */
export const childAndPetTalk: TalkBank[] = [
  {
    pair: 'child-pet',
    topic: 'begin',
    lines: {
      both: [
        '“You come too,” said {S} to {A}. {A} had been standing at the door for some time.',
        '{S} told {A} all about it. {A} listened with one ear and kept the other for the kitchen.',
        '“Sit,” said {S}. {A} sat down on the plan.',
        '“You’re in this with me,” said {S}, and {A} sneezed, so that was agreed.',
        '{S} showed {A} how it would go. {A} looked at the finger and not at what it pointed to.',
        '“Do you want to?” said {S}. {A} did not say no.',
        '{S} shook hands with {A} on it. It had to be explained first what a hand was.',
        'Before {S} had said a word {A} was there, and ready for whatever it was.',
        '“Now you help me,” said {S}. {A} looked behind, to see who was meant.'
      ]
    }
  },
  {
    pair: 'child-pet',
    topic: 'differ',
    lines: {
      both: [
        '{S} pulled, and {A} thought that it was a game about pulling.',
        '“Not there,” said {S}. {A} lay down there.',
        '“That isn’t food,” said {S}. {A} made quite sure.',
        '{S} wanted to go on, and {A} had found a smell. It was a very long smell.',
        '“Give it back,” said {S}. {A} gave back a part of it.',
        '{S} said left. {A} had never seen the point of left.',
        '“No,” said {S}. {A} tried again, with the eyebrows.',
        '“You’re standing on it,” said {S}. {A} stood on it more firmly.',
        '{S} counted to three. {A} did not know how it went on after two.'
      ]
    }
  },
  {
    pair: 'child-pet',
    topic: 'boast',
    lines: {
      both: [
        '“{A} can do a trick,” said {S}. {A} did the one that is called not now.',
        '“{A} always comes when I call,” said {S}. After a time {A} came, from the other side, and chewing.',
        '“Look how clever,” said {S}, for {A} had found the ball, or at any rate a ball.',
        '{A} jumped over one leg of {S} and looked round for the applause.',
        '“{A} understands every word,” said {S}. {A} got up and went to look out of the window.',
        '“{A} isn’t afraid of anything,” said {S}. Then the toaster went, and {A} was behind the curtain.',
        '“{A} would have won,” said {S}, “but it stopped to say hello.”',
        '{S} balanced a biscuit on the nose of {A} for as long as it takes to say biscuit.'
      ]
    }
  },
  {
    pair: 'child-pet',
    topic: 'ask',
    lines: {
      both: [
        '“What do you think?” said {S}. {A} yawned, and that was one way of looking at it.',
        '“Are you happy?” said {S}. {A} put a chin on the nearest knee.',
        '“Who did that?” said {S}. {A} looked at the wall with great attention.',
        '“Can you hear something?” said {S}. {A} could, but it was far off, and none of their business.',
        '“Do you know what tomorrow is?” said {S}. To {A} it was breakfast.',
        '“What are you dreaming of, when you run like that?” said {S}. {A} kept it to itself.',
        '“Who’s listening?” said {S}. One ear of {A} came round, like a door.',
        '“Is it true?” said {S}. {A} blinked once, slowly. That meant nearly.',
        '{S} asked {A} to say something. {A} breathed out. It smelled of fish, or of ham.'
      ]
    }
  },
  {
    pair: 'child-pet',
    topic: 'tease',
    lines: {
      both: [
        '{S} hid behind the door. {A} sat down in front of it and waited politely.',
        '{S} put a sock on one ear of {A}. {A} wore it for the rest of the evening.',
        '“You have a leaf on your tail,” said {S}. {A} went round twice to see it.',
        '{S} barked, or something of the kind. {A} looked embarrassed for everybody.',
        '“You smell,” said {S}, and {A} took it as praise.',
        '{A} stole one slipper of {S} and brought it back, three times, with the same look.',
        '{S} threw nothing, very far. {A} ran, and stopped, and came to think about it.',
        '“Who’s a good one?” said {S}. {A} had a strong feeling that it might be known to them both.'
      ]
    }
  },
  {
    pair: 'child-pet',
    topic: 'wait',
    lines: {
      both: [
        '{S} and {A} sat at the door and looked at where it would open.',
        'It did not work. {A} licked the hand of {S}, and then the other, to be fair.',
        '“It takes a bit longer,” said {S}. {A} lay down on both of {S}’s feet, so that nobody would go off.',
        '{S} sighed. {A} sighed too, more deeply, having more room for it.',
        'While they waited, {S} combed {A} with ten fingers, and there was enough for a second {A}.',
        '{A} had waited by that door for years, and showed {S} how it is done.',
        '“Don’t cry,” said {S} to {A}, who had not been going to. Then {S} felt better.',
        '{S} told {A} the whole of it again from the start. Nobody listens like that.'
      ]
    }
  },
  {
    pair: 'child-pet',
    topic: 'near',
    lines: {
      both: [
        '{A} pushed a wet nose into the hand of {S}, and left it there.',
        'There was a warm place along the side of {S}. It was {A}.',
        '{S} whispered something into the fur of {A}. It was safe there.',
        'The head of {A} was heavy on {S}’s arm, and the arm went to sleep.',
        '“You’re the softest,” said {S}. {A} had known that, but was glad to have it in words.',
        '{S} shared the last bite with {A}, and they both looked at the empty hand for a while.',
        '{A} leaned. {S} leaned back. That is how one stands in a wind.',
        '{S} could feel the heart of {A}, quick and small, or slow and large. It was hard to say which of the two hearts it was.'
      ]
    }
  },
  {
    pair: 'child-pet',
    topic: 'sleepy',
    lines: {
      both: [
        '{A} turned round three times, and lay down on as much of {S} as there was.',
        '{S} let one hand hang down, and {A} was just under it.',
        'At the foot of the bed {A} sighed, and {S} sighed, and that was good night.',
        '{A} kept one eye on the door, so that {S} did not have to.',
        '{S} heard {A} breathe, and it was the best clock in the house.',
        'Twice the tail of {A} knocked on the floor beside {S}, and then it lay still.',
        '{A} was not allowed on the bed. {S} moved over a little.',
        '{S} said everything over again in a whisper, and {A} had nothing against it.'
      ]
    }
  }
]
