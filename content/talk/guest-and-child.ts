import type { TalkBank } from '../format.ts'

/** A guest {S} and a child of the house {A}. */
export const guestAndChildTalk: TalkBank[] = [
  {
    pair: 'guest-child',
    topic: 'begin',
    lines: {
      both: [
        '“What are the rules here?” said {S}. “There are three,” said {A}, “and I’ve forgotten two.”',
        '“May I?” said {S}. “You need not ask,” said {A}. “You’re only a guest until supper.”',
        '“At home I always do the voices,” said {S}. “Then do them here,” said {A}.',
        '{A} showed {S} where everything was. It did not take long. It was under the bed.',
        '“Is it always like this at your house?” said {S}. “On Tuesdays it’s louder,” said {A}.',
        '“I brought something,” said {S}. {A} had known it. One of the pockets had been moving.',
        '“You go first,” said {A}, as it is said to guests. {S} went first, and did it backwards.',
        '“Are you shy?” said {A}. “Only for ten minutes,” said {S}. “Then I stop.”'
      ]
    }
  },
  {
    pair: 'guest-child',
    topic: 'differ',
    lines: {
      both: [
        '“We do that differently,” said {S}. “How?” said {A}. “Not at all,” said {S}.',
        '“Guests choose,” said {A}. “Then I choose that you do,” said {S}.',
        '“At our house that’s the sofa,” said {S}. “At ours it’s the ship,” said {A}.',
        '{S} said it one way, and {A} said it another. They tried both, and neither of them was in the book.',
        '“Mine has a longer tail,” said {S}. “Mine is asleep,” said {A}, “so you can’t see how long it is.”',
        '“You have to take your shoes off,” said {A}. “With us you have to put them on,” said {S}.',
        '“I’m not allowed,” said {S}. {A} went to ask, and came back allowed.',
        '“You always win at your house,” said {S}. “That’s why I invited you,” said {A}.'
      ]
    }
  },
  {
    pair: 'guest-child',
    topic: 'boast',
    lines: {
      both: [
        '“We have one of those at home,” said {S}, “but it’s bigger.” “We had a bigger one,” said {A}, “but it didn’t go through the door.”',
        '“I once stayed up until eleven,” said {S}. “What was it like?” said {A}. “Dark,” said {S}.',
        '“I can whistle with two fingers,” said {S}. {A} waited. “Not with these two,” said {S}.',
        '“My grandmother can do that,” said {S}. {A} did not know what to say to such a thing.',
        '“I’ve got a tent of my own,” said {S}. “I’ve got a whole house,” said {A}, “but I share it.”',
        '“I’m the best at it in my street,” said {S}. “How many are you?” said {A}. “Two,” said {S}, “and one is a cat.”',
        '“I never cry,” said {S}. “I do,” said {A}. “It’s quite useful.”',
        '“You should see ours,” said {S}. “I should like to,” said {A}, and that was an invitation.'
      ]
    }
  },
  {
    pair: 'guest-child',
    topic: 'ask',
    lines: {
      both: [
        '“Where does that door go?” said {S}. “Into the coats,” said {A}, “and out again.”',
        '“Do you like it here?” said {A}. “I like the stairs,” said {S}, who was fair.',
        '“What do you eat when there’s nothing?” said {S}. “Bread with a face on,” said {A}.',
        '“Who sleeps up there?” said {S}. “The one who snores,” said {A}. “You’ll hear.”',
        '“Would you like your own bed?” said {A}. “Only the pillow,” said {S}.',
        '“What’s that noise?” said {S}. “That’s only the house,” said {A}. “It does that when it likes somebody.”',
        '“Are they always so kind?” said {S}. “No,” said {A}. “There are biscuits for you.”',
        '“Can I come again?” said {S}. “You haven’t gone yet,” said {A}.'
      ]
    }
  },
  {
    pair: 'guest-child',
    topic: 'tease',
    lines: {
      both: [
        '“You say it in a funny way,” said {A}. “You hear it in a funny way,” said {S}.',
        '{S} said please to the door. {A} laughed, and the door opened.',
        '“You folded your napkin,” said {A}. “I was being good,” said {S}. “It’s over now.”',
        '“That’s the dog’s chair,” said {A}. {S} got up. “I only wanted to see you jump,” said {A}.',
        '“Your house smells of apples,” said {S}. “It’s you,” said {A}. “You have one in your hood.”',
        '{S} did not know the word, and {A} made one up for it. They have used it ever since.',
        '“We keep the guests in the cupboard,” said {A}. {S} went to have a look at the others.',
        '“You’re nearly as strange as I am,” said {S}. {A} was pleased for an hour.'
      ]
    }
  },
  {
    pair: 'guest-child',
    topic: 'wait',
    lines: {
      both: [
        '“At home this would have worked,” said {S}. “It’s still getting to know you,” said {A}.',
        'They waited side by side, {S} very straight and {A} like a sack.',
        '“Do you want my turn?” said {A}. It was the politest thing that {S} had ever heard.',
        '“I did it wrong,” said {S}. “Nobody here does it right,” said {A}. “You fit in.”',
        '{S} hummed a song that {A} did not know. At the third time {A} knew it.',
        '“What do you do at home when you have to wait?” said {A}. “This,” said {S}, and they did it.',
        '“Shall I go and see?” said {S}. “You can’t see it,” said {A}. “You can only wait for it.”',
        '{A} lent {S} a slipper, because one foot was cold. They each had one then.'
      ]
    }
  },
  {
    pair: 'guest-child',
    topic: 'near',
    lines: {
      both: [
        '“I’m glad that you came,” said {A}, very fast, in the direction of the lamp. {S} had heard it.',
        'There were two cushions, and {S} and {A} sat on the one.',
        '{S} had been given the good cup. {A} saw it, and was not even sorry.',
        '“You can have my side of the bed,” said {A}. {S} knew what that was worth.',
        '“Nobody at home does it as you do,” said {S}. {A} did it once more.',
        '{A} put an arm round {S}, as people do in photographs, and left it there.',
        '{S} gave {A} a stone from home. It was an ordinary one. That was what was so good about it.',
        '“We’re nearly related now,” said {A}. {S} thought so too, by way of the biscuits.'
      ]
    }
  },
  {
    pair: 'guest-child',
    topic: 'sleepy',
    lines: {
      both: [
        '“It’s dark in a different place here,” said {S}. {A} moved the lamp a little to the left.',
        '{S} lay in a bed that was not {S}’s own, and heard {A} breathe, and then it was.',
        '“Say something in the dark,” said {S}. {A} said biscuit, and it was enough.',
        '{A} told {S} which of the noises was the stairs, and which was the cat.',
        '“You’ve got the side with the wall,” said {A}. {S} laid one hand on the wall, and it was a friendly one.',
        '{S} had meant to lie awake and think of home. {A} yawned, and spoiled it.',
        'There were more gaps than words now between {S} and {A}, and the gaps were good too.',
        '{A} looked across once more, and {S} was still there, in the best of the blankets.',
        '“Your ceiling’s higher than ours,” said {S}. “You get used to it,” said {A}.',
        '{A} lent {S} the bear with the good ear.',
        '“At home I’d be in bed now,” said {S}. “You are in bed,” said {A}, and that was so.',
        '{S} whispered, and {A} whispered back, and it was all about pancakes.',
        '“We could stay awake all night,” said {A}. {S} yawned, and thought so too.',
        'From under two blankets came two yawns, one of {S}’s and one of {A}’s.',
        '“Which side do you lie on,” said {A}. “The left,” said {S}, and then they lay nose to nose.',
        '{A} showed {S} how the blanket folds under your feet, if you kick it twice.',
        '“It smells different here,” said {S}. “That’s us,” said {A}. “It’s a nice different,” said {S}.',
        'Next to {S} lay a pillow from home, and {A} was allowed to smell it.',
        '“Tell me when you’re sleepy,” said {S}. “Not yet,” said {A}, and a bit later, “Now.”',
        'Somewhere a tap dripped. {S} looked at {A}, and {A} said that it always did that.',
        '“I’ll wake you for breakfast,” said {A}. {S} would be up first, or second.',
        '{A} had so much more to tell {S}, and it could all be told tomorrow.'
      ]
    }
  }
]
