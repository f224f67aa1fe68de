import { wishPlot } from '../wish-plot.ts'

export const hadTails = wishPlot({
  id: 'wish-had-tails',
  wishes: ['people had tails', 'people have tails', 'people with tails', 'people got tails', 'people grew tails', 'people grow tails', 'humans had tails', 'humans have tails', 'humans with tails', 'everybody had a tail', 'everyone had a tail', 'everybody had tails', 'everyone had tails', 'everybody has a tail', 'everyone has a tail', 'everybody has tails', 'everyone has tails', 'everybody woke up with a tail', 'everyone woke up with a tail', 'everybody grew a tail', 'everyone grew a tail', 'everybody grows a tail', 'everyone grows a tail', 'we all had tails', 'we all have tails', 'woke up with a tail', 'wakes up with a tail', 'i grew a tail', 'children with tails', 'children had tails', 'kids had tails', 'kids with tails', 'families with tails', 'family with tails', 'family had tails', 'grown-ups had tails', 'grown ups had tails', 'mum had a tail', 'dad had a tail', 'tails for people', 'boy with a tail', 'girl with a tail', 'boy who grew a tail', 'girl who grew a tail', 'real tail wag', 'wag my own tail'],
  except: ['mermaid', 'mermaids', 'dog', 'puppy', 'cat', 'kitten', 'mouse', 'fox', 'lizard', 'gecko', 'dinosaur', 'dragon', 'horse', 'pony', 'unicorn', 'fish', 'whale', 'squirrel', 'peacock', 'devil', 'donkey', 'pin', 'bird', 'cow', 'lion', 'tiger', 'crocodile', 'kite', 'comet', 'lost', 'candle', 'fairy', 'why', 'wings'],
  answers: ['what', 'if', 'day', 'morning', 'when', 'imagine', 'tail', 'tails', 'people', 'humans', 'everybody', 'everyone', 'we', 'all', 'i', 'had', 'have', 'has', 'having', 'got', 'gets', 'grew', 'grow', 'grows', 'woke', 'wakes', 'wake', 'up', 'with', 'suddenly', 'world', 'town', 'place', 'land', 'school', 'class', 'street', 'house', 'where', 'children', 'kids', 'child', 'boy', 'girl', 'grown-ups', 'teacher', 'teachers', 'family', 'mum', 'dad', 'mummy', 'daddy', 'grandma', 'grandpa', 'wag', 'wags', 'wagging', 'wagged', 'long', 'fluffy', 'furry', 'stripy', 'curly', 'bushy', 'real', 'own', 'one', 'for', 'a', 'instead', 'of', 'magic', 'funny', 'like', 'animals', 'animal', 'monkeys', 'would', 'could', 'different', 'big', 'secret', 'show', 'hide', 'the', 'whole', 'was', 'who'],
  moods: ['question', 'first'],
  company: ['tail', 'tails', 'picture', 'rug', 'chair', 'spoon', 'soup', 'queue', 'bus', 'trousers', 'bench', 'barber', 'hat', 'door'],
  isTale: true,
  asked: true,
  fed: true,
  about: 'Everybody wakes up with a tail, and the hero has a secret for the other under the rug, and the tail gives it away, sat on or tied, until it is noticed to which side a tail wags, and for whom.',
  titles: ['A Tail for the Day', 'A Little to the Right', '{H} Sits on It', 'The Tail That Could Not Keep a Secret', 'What Is Under the Rug'],
  want: [
    {
      id: 'the-day-of-the-tails',
      A: 'partner',
      paragraphs: [
        '{H} woke up with a tail. It was striped, and came out above the pyjama trousers. {A} had a bushy one, and everybody in the street had a tail as well. But today {H} had a secret. Under the rug lay a picture for {A}, which was not to be seen before supper. “What’s under the rug?” asked {A}. “Nothing,” said {H}. And {H}’s tail wagged like mad.'
      ]
    }
  ],
  way: [
    {
      id: 'trousers',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First they had to get dressed, and there was nowhere to put a tail. Down one leg it tickled. Up the back it came out at the collar, and seemed to look round. “Put it round the middle,” said {A}, “like a belt.” That held until {H} was glad about something, and then the buttons flew.',
        'On the line hung a pair of trousers with a hole in them. The hole had annoyed everybody for weeks. Now it was in just the right place. It had only come too early. The tail went through as if it had been measured.'
      ]
    },
    {
      id: 'the-queue',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the bus stop people had to stand much further apart. In front stood a lady with a tail like a feather duster. While the bus was late it swept the man behind from top to bottom. “I beg your pardon,” said the lady. “It’s impatient.”',
        '“It’s a pleasure,” said the man, whose buttons had never been so bright. When the bus came, all the people got in and stood still. Then they had to open the doors once more for all the tails.'
      ]
    },
    {
      id: 'a-short-one',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The postman had only got a very small tail, round, like a rabbit’s. The postman held the bag in front of it, or rather behind. “It’s smart,” said {A}. “You don’t tread on it.” The postman had not seen it like that, and put the bag round to the front.',
        'At the next door a gentleman had got one that was four metres long. The end of it lay over one arm, like a coat, and got in everywhere first. “Lucky you,” said the gentleman to the postman, and clearly meant it.'
      ]
    },
    {
      id: 'barber',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came back from the barber. A tail was half price. The barber had brushed it and put a parting in it. Then the barber had held up a mirror behind, as barbers do. For the first time, said {A}, there had been something to see there.',
        '“And how did you like it?” asked {H}. {A} had meant to say that it was all right. But the tail had already wagged. It had swept the combs off the shelf, and a bottle of something blue. “Then the barber knew,” said {A}.'
      ]
    },
    {
      id: 'soup',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A tail is nearly as good as a hand. {H} tried it in the kitchen. It could hold the door open while you carried something. It could carry a spoon, as long as you did not think about anything nice. {A}’s tail put a lid on a pan, without looking.',
        'Then {A} said that there would be pancakes. The spoon went over the cupboard, and the lid rolled out as far as the bath. “Next time say it when we’re not holding anything,” said {H}.'
      ]
    },
    {
      id: 'elder-weather',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        'Near the end of {S}’s tail there was a bend. “It’ll rain at four,” said {S}. “How do you know?” asked {A}. {S} had always felt the rain in one knee. Now it was in the tail, and that was a help, for you could see it from outside. Before rain the tail bent to the left.',
        'People came by on their way to the shops. They did not ask anything. They only looked at {S} from behind, and went back for an umbrella.'
      ]
    },
    {
      id: 'child-catches',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had discovered the tail last of all. It was there, just behind. When {S} turned round, it had gone round too. {S} turned faster, and still the tail got away. “It’s yours,” said {A}. “You needn’t run.” {S} stopped, and sat down, and there it was. {S} had it with both hands.',
        '“Now it’s got me,” said {S}. And it was true that neither {S} nor the tail could get up. {A} had to say which of the two should let go first.'
      ]
    },
    {
      id: 'hide-and-seek',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They played hide and seek. {A} was behind the curtain, and {A}’s tail stood out at the side like a flag. {H} walked by three times, out of politeness. The tail began to shake. It had never been so well hidden.',
        '“You can’t find me at all!” called {A}. “No,” said {H}. Then {H} hid behind the door, with a striped tail held tight in both arms. You could see nothing of it. You could only hear the tip, against the wood, quite fast.'
      ]
    },
    {
      id: 'sits-on-it',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the tail. “Is it something to eat?” asked {A}. “No,” said {H}. Nothing wagged. But the chair began to walk, and it went once round the table, with {H} on it. So {H} tied the tail to the table leg, with a bow. “Is it something that rolls?” asked {A}, and came nearer. All the spoons rang. “It can’t keep anything to itself,” said {H}. “The nearer you come, the more it tells you.”'
      ]
    },
    {
      id: 'to-the-right',
      A: 'partner',
      paragraphs: [
        '{A} had been watching the tail from behind. “It does something odd,” said {A}. “For soup it wags in the middle. For me it’s more to the right.” They tried it. {H} thought of soup, and it wagged to both sides just the same. {H} looked at {A}, and it wagged to the right. {H} looked at the rug, and it did not wag at all. Dogs’ tails do that, too. To the right is for those they like best.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-only-says',
      A: 'partner',
      paragraphs: [
        '“Then it hasn’t told you anything,” said {H} slowly. “It only says that you’re there.” {A} could ask as often as {A} liked. Each time {H}’s tail would wag, and each time it would be because of {A}. There had never been such a safe secret. {H} undid the bow, and let the tail wag. “Is it a boat?” asked {A}. “Perhaps,” said {H}, and the tail went a little to the right.'
      ]
    },
    {
      id: 'whom-it-meets',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now that they knew, they sat on a bench and watched the street. A man came to meet a lady, and they were only going to say good day. But both tails flew to the right, and knocked against each other. “Well, I never,” said the man.',
        'A boy came past with his piano teacher. The boy’s tail hung straight down. Only at the corner it gave a twitch, where the boy was allowed to go home. “That’s to the right, too,” said {A}.'
      ]
    },
    {
      id: 'pet-has-known',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had walked round them all since the morning, and had looked at them from behind. It had taken people long enough to get tails. {A} sat down before {H} and gave lessons. First {A} did nothing, for quite a time, and looked at the wall.',
        '{H} did nothing either. {H}’s tail tried hard. It twitched, and then it lay still, with only the tip going up and down. {A} blinked slowly. For a beginner that was not bad, and it would come with practice.'
      ]
    },
    {
      id: 'in-the-picture',
      A: 'partner',
      paragraphs: [
        'After supper {H} lifted up the rug. In the picture were {H} and {A}, both from behind, on a hill, and both had tails. {H} had drawn it yesterday. “How did you know?” asked {A}. {H} had not known. Without tails, the two of them had only looked a bit short. {A} wanted to say something, and could not think what. It was not needed. {A}’s tail wagged so far to the right that a cup fell over.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked over one shoulder, and then over the other, and there was a tail.',
      '{names} had a curly tail, and was rather proud of it.',
      { text: '{names} brushed a tail tip with an old toothbrush.', needs: ['hands'] },
      { text: '{names} tied a ribbon on a tail, and it looked like a present.', needs: ['hands'] }
    ],
    way: [
      '{names} knew about the picture, and had to stand with one end to the wall.',
      '{names} only came in for a spoon, and wagged a chair over.',
      { text: '{names} caught a cup that had been wagged off the table.', needs: ['hands'] },
      { text: '{names} held the chair by its back, when it came by.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in at the door again, only to see {H}’s tail go to the right.',
      '{names} asked from the door what was under the rug, and learnt nothing.',
      { text: '{names} dried a tail tip that had been in the tea.', needs: ['hands'] },
      { text: '{names} wore the bow for a while, on the very tip of the tail.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rug lay flat, and there was nothing under it any more. The picture hung where both of them could see it.',
    'With a tail it is hard to lie on your back. {H} washed, and lay down on one side.'
  ],
  last: [
    'Somebody looked in at the door. {H} was asleep, and the tail wagged, a little to the right.',
    'In the morning the tail would be gone. Now it lay round two feet and kept them warm, and {H} was asleep.'
  ]
})
