import type { TalkBank } from '../format.ts'

/** Two grown people {S} and {A}. */
export const grownUpsTalk: TalkBank[] = [
  {
    pair: 'grown-ups',
    topic: 'begin',
    lines: {
      both: [
        '“Is it our turn?” said {S}. “It has been our turn since half past six,” said {A}.',
        '“I thought you knew how,” said {S}. “I thought you did,” said {A}. They kept their voices down.',
        '“We could just sit here,” said {S}. “We could,” said {A}, and they both got up.',
        '“You take that end,” said {S}. {A} took it. They had moved a good many things that way.',
        '“Who said yes to this?” said {A}. “You did,” said {S}, “with your mouth full.”',
        '“On three,” said {S}. “On three, or after it?” said {A}. They had never settled that.',
        '“Do you remember how it goes?” said {S}. “Only the middle,” said {A}.',
        '{S} looked at {A}, and {A} at {S}, and that was the plan.'
      ]
    }
  },
  {
    pair: 'grown-ups',
    topic: 'differ',
    lines: {
      both: [
        '“It goes to the left,” said {S}. “It has always gone to the left,” said {A}, “and it has always been wrong.”',
        '“You’re holding it upside down,” said {S}. “I’m holding it,” said {A}.',
        '“We should have measured it,” said {S}. “You said that about the sofa,” said {A}.',
        '“I wouldn’t do it like that,” said {A}. “You aren’t doing it,” said {S}.',
        '“Not in front of the others,” said {S}. {A} went behind them and said it there.',
        '“I said Tuesday,” said {S}. “You thought Tuesday,” said {A}. “You said mm.”',
        '“It wants more salt,” said {A}. “It’s a game,” said {S}. “All the same,” said {A}.',
        '“Let’s not argue,” said {S}. “I’m not arguing,” said {A}. “I’m winning.”'
      ]
    }
  },
  {
    pair: 'grown-ups',
    topic: 'boast',
    lines: {
      both: [
        '“I could still do it,” said {S}. “I’ll fetch the cushion,” said {A}.',
        '“I was rather good at that,” said {A}. “You were rather young,” said {S}.',
        '“I didn’t even sit down today,” said {S}. “You’re sitting now,” said {A}. {S} looked, and it was true.',
        '“I never get lost,” said {A}. “You get everywhere else,” said {S}.',
        '“I know a short cut,” said {S}. {A} put on the other coat, the warm one.',
        '“It only takes a moment,” said {A}. {S} made tea.',
        '“I used to be able to touch my toes,” said {S}. “They miss you,” said {A}.',
        '“Nobody noticed that I had forgotten it,” said {S}. {A} had noticed, and passed the butter.'
      ]
    }
  },
  {
    pair: 'grown-ups',
    topic: 'ask',
    lines: {
      both: [
        '“Were we like that?” said {S}. “You were worse,” said {A}, “and you had a drum.”',
        '“Where do they get it from?” said {A}. Neither {S} nor {A} looked at the other.',
        '“Are you tired?” said {S}. “I was tired on Thursday,” said {A}. “This is something else.”',
        '“What did I come in for?” said {S}. “You never know that until you go out,” said {A}.',
        '“Did you lock it?” said {S}. {A} got up, as on all evenings, and it was locked.',
        '“Is there any left?” said {A}. “There was,” said {S}, and licked one thumb.',
        '“What are they whispering about?” said {S}. “Us,” said {A}.',
        '“What would you like to do?” said {S}. “Nothing,” said {A}, “but with you.”'
      ]
    }
  },
  {
    pair: 'grown-ups',
    topic: 'tease',
    lines: {
      both: [
        '“You were asleep,” said {S}. “I was listening with my eyes shut,” said {A}. “What did I say?” “You said that I was asleep.”',
        '“Nice hat,” said {A}. {S} had forgotten about it since lunch.',
        '“You’re humming,” said {S}. “I’m not,” said {A}, and it stopped.',
        '{S} had the last of the pudding. {A} had known that, and had eaten the one before.',
        '“Is that my jumper?” said {A}. “It has always liked me,” said {S}.',
        '“Your turn to be sensible,” said {S}. {A} had been hoping that it was still {S}’s.',
        '“You have paint on your chin,” said {A}. “It’s for later,” said {S}.',
        '{A} did the walk. {S} said that one day it would stay like that.'
      ]
    }
  },
  {
    pair: 'grown-ups',
    topic: 'wait',
    lines: {
      both: [
        '“It’ll come,” said {S}. “It came last time,” said {A}, “when we had stopped.”',
        'They waited, {S} with one cup and {A} with the other, and it was nearly like a holiday.',
        '“Well, that didn’t work,” said {S}. “No,” said {A}. “Shall we say that we meant it?”',
        '“Give it a minute,” said {A}. {S} gave it two, to be on the safe side.',
        '{S} and {A} stood and looked at it with their arms folded, as people look into engines.',
        '“What would anybody else have done?” said {S}. “Less,” said {A}.',
        '“We could read the instructions,” said {A}. {S} pretended that there were none.',
        '“Stop looking at it,” said {S}. “It knows.” {A} looked at {S} for a change.'
      ]
    }
  },
  {
    pair: 'grown-ups',
    topic: 'near',
    lines: {
      both: [
        '{S} put a cold hand into the pocket of {A}. It had been made for that.',
        '“Not a bad evening,” said {A}. “I’ve known worse,” said {S}, and moved up.',
        '{A} had kept a chair for {S}, with one foot.',
        '“You look tired,” said {S}. “I look married to the day,” said {A}, and laughed.',
        '{S} poured what was left into the cup of {A}, without asking.',
        'They leaned on each other, {S} on {A}, like two ladders.',
        '“They’re all right,” said {S}. “They are,” said {A}. “So are we.”',
        '{A} found a bit of tinsel in the hair of {S}, and it was March.'
      ]
    }
  },
  {
    pair: 'grown-ups',
    topic: 'sleepy',
    lines: {
      both: [
        '“I’ll get up in a moment,” said {S}. {A} knew that moment, and put a blanket over it.',
        '“Who’s last,” said {A}, “puts out the light.” {S} shut both eyes at once.',
        '{S} and {A} yawned at the same time, and each of them blamed the chair.',
        '“Let’s not move,” said {S}. {A} did not even answer, so well was it done.',
        '{A} took off the glasses of {S} and laid them where they would be found.',
        '“Tomorrow,” said {S}. “Mm,” said {A}. That was the whole of the plan.',
        'The feet of {S} found the feet of {A}, and were told that they were cold.',
        'They listened to the house, {S} with the left ear and {A} with the right. It was all in.',
        '“Have you locked up,” said {S}. “Twice,” said {A}, and they could both stop listening.',
        '{S} read half a page. {A} had switched off by the second word.',
        '“We ought to do this more often,” said {A}. {S} asked what. “Lie down,” said {A}.',
        '{A} gave back some of the blanket without being asked, and {S} took it without a word.',
        '“Remind me of something tomorrow,” said {S}. {A} asked of what. {S} no longer knew.',
        'Between {S} and {A} there was a cup of tea that nobody had finished.',
        '“It’s raining, or it’s the fridge,” said {A}. {S} was for the fridge.',
        '{S} sighed like somebody taking off boots, and {A} had taken them off already.',
        '“I’m only shutting my eyes,” said {A}. “So am I,” said {S}, and neither was believed.',
        '{A} asked {S} whether the oven was off. It had been off since Tuesday.',
        '“That went well,” said {S}. {A} lay back on it, as on a cushion.',
        'The newspaper slid off {S}, and {A} let it lie.',
        '“Good night, old thing,” said {A}, and {S} had been called worse.',
        '{S} put out one lamp and {A} the other, and there was not much left of the day.'
      ]
    }
  }
]
