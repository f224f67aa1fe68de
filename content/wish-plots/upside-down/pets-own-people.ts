import { wishPlot } from '../wish-plot.ts'

export const petsOwnPeople = wishPlot({
  id: 'wish-pets-own-people',
  wishes: ['pets and owners swapped', 'pets and owners swap', 'pets owners swap places', 'pets owners changed places', 'pets and people swapped', 'pets and people swap', 'pets people changed places', 'pets and humans swapped', 'pets and humans swap', 'animals and people swapped', 'animals and people swap', 'animals and humans swapped', 'animals people changed places', 'dogs and people swapped', 'dogs and people swap', 'dogs and people changed places', 'dogs and owners swapped', 'dogs and owners swap', 'pets owned people', 'pets own people', 'pets owned humans', 'pets had people', 'animals owned people', 'animals had people as pets', 'animals kept people as pets', 'animals kept people', 'people were the pets', 'people are the pets', 'people were pets', 'humans were the pets', 'humans were pets', 'humans are the pets', 'i was my dog’s pet', 'dog’s pet human', 'pet human', 'pet person', 'pet humans', 'pet people', 'dogs owned people', 'dogs kept people', 'dogs took people for walks', 'dogs walked people', 'dogs walk people', 'dogs walked their owners', 'dog walks its owner', 'dog walked its owner', 'dog taking people for a walk', 'people on leashes', 'people on a leash', 'me on a lead', 'me on a leash', 'pets were in charge', 'pets in charge', 'pets are in charge', 'dogs were in charge', 'pets bosses people', 'pets were people and people were pets', 'pets became the owners', 'pets turned into owners', 'pets were the owners of people', 'dogs owned humans', 'dogs led people on leads', 'dogs had people on leads', 'dogs put people on leads'],
  except: ['cat', 'cats', 'zoo', 'lost', 'died', 'dead', 'ill', 'vet', 'bite', 'bites', 'bit', 'afraid', 'scared', 'ran away', 'runs away', 'shelter', 'rescue', 'dinosaur', 'dragon', 'lion', 'elephant', 'hamster', 'guinea', 'goldfish', 'school', 'moon', 'space', 'walker'],
  answers: ['what', 'if', 'day', 'when', 'imagine', 'pet', 'pets', 'dog', 'dogs', 'doggy', 'puppy', 'animals', 'animal', 'people', 'humans', 'human', 'person', 'owner', 'owners', 'owned', 'own', 'children', 'child', 'kids', 'us', 'me', 'we', 'i', 'my', 'our', 'their', 'its', 'swapped', 'swap', 'swaps', 'changed', 'change', 'places', 'place', 'roles', 'were', 'was', 'are', 'is', 'had', 'kept', 'keep', 'took', 'take', 'takes', 'taking', 'walk', 'walks', 'walked', 'walking', 'for', 'a', 'on', 'lead', 'leads', 'leash', 'leashes', 'park', 'world', 'town', 'city', 'street', 'where', 'instead', 'and', 'the', 'all', 'every', 'one', 'whole', 'could', 'would', 'bowl', 'basket', 'bed', 'ball', 'stick', 'playground', 'slide', 'upside', 'down', 'other', 'way', 'round', 'around', 'as', 'with', 'suddenly', 'funny', 'big', 'brown', 'charge', 'boss', 'bosses', 'over'],
  moods: ['question'],
  company: ['dog', 'lead', 'slide', 'playground', 'lamp post', 'basket', 'bowl', 'ball', 'bench', 'poodle', 'biscuit', 'whistle', 'cat', 'goldfish'],
  isTale: true,
  asked: true,
  out: true,
  about: 'For a day the pets have the people, and a big brown dog takes the hero for a walk, past the slide each time, and stops to talk; pulling is no good, until it is remembered what a dog’s eyebrows do when it wants something.',
  titles: ['A Walk with a Big Brown Dog', 'Good Hero, Sit', '{H} on the Lead', 'What Eyebrows Are For', 'The Day the Pets Had People'],
  want: [
    {
      id: 'time-for-your-walk',
      A: 'partner',
      paragraphs: [
        'On Friday the pets owned the people, and at nine something scratched at {H}’s door. There stood a big brown dog with a hat and two leads. “I think it owns us,” said {A}. “I do,” said the dog, and buckled on the leads like belts. “Time for your walk.” {H} was all for it. The walk would go past the playground, and there {H} wanted to go down the long slide.'
      ]
    }
  ],
  way: [
    {
      id: 'cats-people',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Across the street a cat lay at an open window. Its people were out on the pavement and wanted to come in. It let them in, and at once they wanted to go out again. “They never know what they want,” said the cat. “I don’t either,” called a lady in there, through the glass. “But it’s nice to be asked.”',
        '{A} called good morning. The lady looked at {A}, and did not answer, and licked a bit of jam off one wrist. “It’s always like that before noon,” said the cat.'
      ]
    },
    {
      id: 'goldfish-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A goldfish had two gentlemen, and kept them in a bus shelter with glass on three sides. They went round and round in it. The goldfish had been pushed out on a trolley to watch. “It’s so calming,” said the goldfish.',
        'It had put in a plant for them, and a small castle. “They come up when they’re hungry,” it told {A}. It dropped in half a cheese roll at the top. Both of them came up with their mouths open, and it was really very calming.'
      ]
    },
    {
      id: 'how-old-is-yours',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the corner they met a poodle with a tall man on a red lead. “How old is yours?” asked the brown dog. “Forty-two,” said the poodle. “That’s six in dogs.” The man smiled at {A}, and {A} smiled back. “Look, they like each other,” said the poodle.',
        '“Does it do tricks?” asked the brown dog. “It can whistle,” said the poodle, “but only when it wants to. Whistle!” The man looked at a cloud. “Never mind,” said the poodle. Then the man whistled.'
      ]
    },
    {
      id: 'other-has-a-hamster',
      A: 'other',
      spare: 4,
      paragraphs: [
        'By the road stood a hamster, who had put together a big wheel out of two ladders. It was for people, and {A} was in it already. “It’s for your own good,” said the hamster. {A} walked, and the wheel went round, and {A} was always at the bottom. “Where do I get to?” asked {A}.',
        '“You don’t get to anywhere,” said the hamster. “You feel better afterwards.” And it was quite true. When it was over there was a biscuit. {A} was allowed to keep it in one cheek as far as the corner.'
      ]
    },
    {
      id: 'elder-is-stroked',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} sat on the wall in the sun, and beside {S} sat a thin grey cat. “My cat lets me lie anywhere,” said {S}. “I only have to look as if I’d been there first.” {A} asked if it was dull to be somebody’s pet. {S} had to think, with shut eyes. The cat was just at the place behind the ear.',
        '“I’m said to be difficult,” said {S}. “I get a better sort of fish for that.” Then the cat stopped, and {S} put out a hand and tapped it.'
      ]
    },
    {
      id: 'child-fetches',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        'On the grass stood a spaniel, and threw a ball for its person, who was {S}. {S} ran, and brought it back. The spaniel threw it again. At the tenth time {S} lay down on the ball. “It’s tired of it,” said the spaniel. “Mine does that too, at ten,” said {A}, who knew {S} well.',
        'The spaniel pretended to throw, and held the ball behind its back. {S} ran off to where it would have landed. {S} looked for it in the clover, for a long time, and brought back a glove. “Clever thing,” said the spaniel.'
      ]
    },
    {
      id: 'heel',
      A: 'partner',
      paragraphs: [
        'Soon you could see the slide, over the hedge. But at the gate stood a spotted dog with an uncle on a lead. The two dogs talked about the weather and about bones. {H} pulled. “Heel,” said the brown dog, without looking. {H} pulled with both feet against the kerb. A dog is just as heavy as it wants to be. “No pulling,” it said, “or we’ll go home.” And it walked straight on, past the slide, with {H} and {A} behind.'
      ]
    },
    {
      id: 'pet-is-the-owner',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'On a bench sat {A}, who owned a whole family, and needed a rest from them. “You’ve got nice ones,” said the brown dog. {A} looked at the family, one after another. It was a look such as you give to your own shelf.',
        '“And are they house-trained?” asked the brown dog. {A} gave a small sneeze. There was something to be said about that, about boots, and about crumbs. But {A} was not one to tell tales.'
      ]
    },
    {
      id: 'the-lamp-post',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On a lamp post hung a notice about a lost hat, and {H} stopped to look. “Come along,” said the brown dog. “But I’m reading,” said {H}. “You read one just like it at the corner.” “That was about a bicycle,” said {A}.',
        'The dog sighed. It could not think what people saw in paper. Paper was flat, and smelled only of glue. “Two more words, then,” said the dog, and looked at the sky. It was a good owner. Some do not even stop.'
      ]
    },
    {
      id: 'the-eyebrows',
      A: 'partner',
      paragraphs: [
        '“What does a dog do,” asked {A}, “when it wants something from us?” {H} knew that. It sits down, puts its head on one side, and looks. “And the eyebrows go up,” said {A}, “just in the middle.” Dogs have a muscle of their own for that. Wolves have hardly any, for they never had anybody to look at. {H} felt along two eyebrows. They had never yet been tried on a dog.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-look',
      A: 'partner',
      paragraphs: [
        'On the way back {H} did not pull, but sat down at the gate, head on one side. Up went both eyebrows in the middle. “A bit more,” whispered {A}. The brown dog looked down. It opened its mouth to say heel. “Oh,” it said instead. “Oh, don’t do that.” It looked away, and it looked back, and {H} was still doing it. “Well, five minutes,” said the dog, and undid the leads. “But only because it’s you.”'
      ]
    },
    {
      id: 'in-the-shop',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It worked in the shop as well. NO PEOPLE, said a notice on the door. The dog came out with a bag, and there were only dog biscuits in it. {A} sat down beside the bag, with eyebrows. “It isn’t good for you,” said the dog.',
        '{H} added the head on one side. The dog was firm until the corner. Then it went back, and came out with two cheese rolls. “You’re spoiling them,” said a terrier. “I know,” said the dog. “You should see their faces.”'
      ]
    },
    {
      id: 'who-has-whom',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The spotted dog was still at the gate. Its uncle had lain down. “Mine never looks at me like that,” said the spotted dog. “Have you tried biscuits?” asked the brown one. The spotted dog had tried biscuits, and a ball. {A} told the uncle in a whisper how it was done, with the middle of the eyebrows.',
        'The uncle practised on a bin. Then the uncle looked up at the spotted dog. A minute later the uncle was being pushed home in a wheelbarrow, with the ball. “And I thought that I’d got him,” said the spotted dog.'
      ]
    },
    {
      id: 'down-the-slide',
      A: 'partner',
      paragraphs: [
        '{H} went down the long slide eleven times. Each time the brown dog stood at the bottom, and said, “Good {H}.” “The five minutes are over,” said {A}, to be honest. The dog did not hear. It was up on the steps itself by now. At six the people were to have the pets again. So on the way home {H} held the lead. The dog put its nose to a lamp post. {H} waited until it had read everything, right to the bottom.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited for a tortoise with a lead, who was late.',
      '{names} sang in the window, for a canary liked it.',
      { text: '{names} held the dog’s hat, while it looked for the way.', needs: ['hands'] },
      { text: '{names} put on the good coat, as people do who are taken out.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed when told to stay, and saw a beetle.',
      '{names} came past, after a stick, with a poodle calling.',
      { text: '{names} undid a knot in two leads that had met.', needs: ['hands'] },
      { text: '{names} got a biscuit for walking nicely, and shook hands for it.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried the eyebrows on a dachshund, and was carried.',
      '{names} went to the foot of the slide, to be there when it mattered.',
      { text: '{names} hung the two leads over the gate, where they could be found.', needs: ['hands'] },
      { text: '{names} scratched the dog behind the ear, and both of them liked it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The leads hung on their hook, and nobody could have said whose they were.',
    '{H} washed behind the ears as well, where people like to be scratched. Then {H} turned round three times, like the brown dog, and lay down.'
  ],
  last: [
    '“Good {H},” said a dog, far down the street, and {H} was asleep.',
    'With both eyebrows up in the middle {H} was asleep.'
  ]
})
