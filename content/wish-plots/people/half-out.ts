import { wishPlot } from '../wish-plot.ts'

export const halfOut = wishPlot({
  id: 'wish-half-out',
  beginsElsewhere: true,
  wishes: ['brothers argued monopoly', 'sisters argued monopoly', 'brothers won’t speak', 'brothers not talking', 'sisters not talking', 'brothers not speaking', 'sisters not speaking', 'fight cricket', 'argued cricket', 'argument cricket', 'quarrel cricket', 'fell out cricket', 'argued rounders', 'fell out rounders', 'fight over game', 'fight about game', 'fight game friend', 'fight over the game', 'fight over the rules', 'fight about rules', 'fight rules', 'fought rules', 'fought over game', 'argued rules', 'argued about rules', 'arguing rules', 'argument rules', 'argument about rules', 'argument about a game', 'argument game', 'argued game', 'argued about game', 'arguing game', 'quarrel rules', 'quarrelled rules', 'quarrelled game', 'quarrel over game', 'quarrelled over a game', 'row over game', 'row over rules', 'row about game', 'disagreement rules', 'disagreed rules', 'squabble rules', 'squabble game', 'fell out over rules', 'fell out over the rules', 'fell out rules', 'fell out over a game', 'fell out over game', 'fell out game', 'fallen out over game', 'fallen out rules', 'falling out over game', 'katti game', 'katti friend', 'friends not talking', 'friend not talking', 'friend and i are not talking', 'not talking best friend', 'friends aren’t talking', 'friends arent talking', 'friends not speaking', 'friend not speaking', 'not talking after game', 'not speaking after game', 'not talking game', 'not speaking game', 'won’t talk game', 'won’t speak game', 'wont speak game', 'not talking to each other', 'not speaking to each other', 'monopoly argued', 'monopoly fight', 'monopoly argument', 'ludo fight', 'ludo argued', 'uno fight', 'uno argued', 'fell out over monopoly', 'fell out over football', 'fell out football', 'fell out marbles', 'fell out tag', 'argued tag', 'argued football'],
  answers: ['huge', 'big', 'massive', 'little', 'fight', 'fights', 'fought', 'fighting', 'row', 'argued', 'arguing', 'argue', 'argument', 'quarrel', 'quarrelled', 'fell', 'fallen', 'falling', 'out', 'over', 'about', 'best', 'friend', 'friends', 'mate', 'mates', 'cousin', 'cousins', 'brother', 'brothers', 'sister', 'sisters', 'siblings', 'neighbour', 'boy', 'boys', 'girls', 'game', 'games', 'rules', 'rule', 'cricket', 'rounders', 'tag', 'tig', 'football', 'match', 'monopoly', 'ludo', 'uno', 'board', 'cards', 'marbles', 'wicket', 'bat', 'ball', 'goal', 'score', 'turn', 'cheated', 'cheat', 'cheating', 'fair', 'unfair', 'not', 'talking', 'talk', 'speaking', 'speak', 'each', 'other', 'any', 'more', 'anymore', 'still', 'won’t', 'wont', 'aren’t', 'arent', 'isn’t', 'since', 'whole', 'day', 'all', 'today', 'yesterday', 'playtime', 'break', 'school', 'playground', 'park', 'afternoon', 'evening', 'was', 'were', 'he', 'she', 'they', 'we', 'who', 'said', 'says', 'i', 'my', 'his', 'her', 'him', 'now', 'with', 'and', 'the', 'a', 'or', 'if', 'whether', 'in', 'had', 'after', 'made', 'up', 'make', 'making', 'again', 'friends', 'cross', 'sad', 'upset', 'angry', 'silly', 'story', 'please', 'our', 'really', 'so', 'is', 'are', 'because', 'playing', 'played', 'won', 'lost', 'winner'],
  except: ['hit', 'hits', 'hitting', 'hurt', 'kicked', 'punched', 'pushed', 'bit', 'bitten', 'bullied', 'bully', 'bullying', 'blood', 'hospital', 'nasty', 'alone', 'nobody', 'left', 'leaving', 'moved', 'moving', 'died', 'dead', 'ill', 'divorce', 'mum', 'mummy', 'dad', 'daddy', 'parents', 'grandma', 'grandpa', 'dog', 'cat', 'bear', 'fox', 'mouse', 'rabbit', 'hedgehog', 'squirrel', 'dragon', 'dragons', 'knight', 'knights', 'pirate', 'pirates', 'robot', 'robots', 'dinosaur', 'dinosaurs', 'monster', 'fairy', 'unicorn', 'teacher', 'nursery', 'phone', 'video', 'screen', 'minecraft', 'roblox', 'fortnite', 'tablet', 'language', 'english', 'deaf', 'stranger', 'race', 'skin', 'imaginary', 'invisible', 'teddy', 'teddies', 'chess', 'snooker', 'never again', 'hate', 'hates', 'hated', 'pillow', 'food', 'water', 'snowball', 'tooth', 'teeth', 'window', 'swimming'],
  moods: ['quarrel', 'losing', 'alone', 'change'],
  out: true,
  company: ['friend', 'bin', 'wall', 'ball', 'bat', 'step', 'post', 'yard', 'mark'],
  about: 'The hero and the best friend cannot agree whether it was out, and do not talk, until there is a wet mark on the bin and the wall, and it begins to dry.',
  titles: ['Out or Not Out', 'Half on the Bin', '{H} and the Wet Mark', 'The Post Is Shut', 'One at Each End of the Step'],
  want: [
    {
      id: 'out-not-out',
      A: 'partner',
      paragraphs: [
        '“Out!” shouted {H}’s best friend. “Not out!” shouted {H}. The ball had hit the bin, or else it had hit the wall. The bin was the wicket. They shouted it nineteen times, and then they stopped talking altogether.',
        'They sat down on the step in the yard, one at each end. “And who’s batting?” asked {A}, who had the ball. {H} wanted to bat on. But for that you need two.'
      ]
    }
  ],
  way: [
    {
      id: 'by-post',
      A: 'partner',
      paragraphs: [
        '“Tell {H} that it was out,” the friend said to {A}. {A} told {H}, one step further along. “Say that it wasn’t,” said {H}. {A} went back and said it. After nine times {A} wanted a stamp.',
        'Then {A} had them show how it went. The friend’s fist was the ball, and it knocked on the bin. Bonk! {H}’s fist was the ball, and it knocked on the wall. Tock. They both showed it very well, and it was no use.'
      ]
    },
    {
      id: 'what-the-post-costs',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} sorted the post on the middle of the step. “Here’s an Out for you,” said {A}, “and a Not Out for over there. And this one just says Humph.” {H} took the Humph as well. It was well meant, for a Humph.',
        '“You could write,” said {A}, “then I’d only have to come once a day.” {H} thought that too slow. The friend did too, and said so, to a flowerpot.'
      ]
    },
    {
      id: 'the-lady-at-the-window',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A lady looked out of a window above the yard. “Did you see it?” called {A}. “I saw everything,” said the lady. “I saw a ball, and then I saw my soup. It was boiling over.” “And in between?” “In between I was turning round.”',
        '{H} and the friend both looked up at her. It would have been so easy to turn round a little later. “I heard it, though,” said the lady. “It went bock.” That was no use to anybody.'
      ]
    },
    {
      id: 'things-for-two',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} thought of what you could do alone. You could throw a ball against a wall. You could do a seesaw, but only the down. You could play hide and seek, and nobody would ever find you. “That’s a long game,” said {A}.',
        'You could also tell yourself a joke. {H} tried it, quite quietly, and knew the end. At the other end of the step somebody’s shoulders moved a little. It was an old joke of theirs.'
      ]
    },
    {
      id: 'what-the-rules-say',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What do the rules say?” asked {A}. Their rules were on the inside of a biscuit box. One: six for anything over the washing line. Two: no bouncing off the lady’s window box. Three: no Tuesdays. “Why no Tuesdays?” asked {A}.',
        '“That’s when they empty the bin,” said {H}, “and then it isn’t there.” Of balls that hit two things at once the biscuit box said nothing. There was only a crumb stuck to that place.'
      ]
    },
    {
      id: 'other-umpire',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} put on a hat, and was the umpire. “I’ll lift a finger,” said {A}, “and then that’s how it was.” They both waited. {A} looked long at the bin, and longer at the wall. Up went the finger, slowly. {H} held {H}’s breath.',
        'Then it scratched {A}’s ear. “It itched,” said {A}. “That doesn’t count.” {A} took off the hat again. It’s not easy, under a hat like that.'
      ]
    },
    {
      id: 'very-slowly',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Once more, but slowly,” said {A}, and was the ball. {A} came flying across the yard, one foot after the other. In the middle {A} turned over, as far as a person can. {H} swung a slow bat. “Whoooosh,” said {H}.',
        '{A} flew past it and came to the bin. There {A} leaned in between the bin and the wall, with one ear on each side. “What do you feel?” asked {H}. “Cold on this side,” said {A}, “and on that one, rough.”'
      ]
    },
    {
      id: 'a-biscuit-goes-across',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} had two biscuits. {H} ate one, and looked at the other. You can’t eat a second one with somebody at the end of the step who’s got none. It doesn’t go down. “Take that over,” said {H} to {A}. “But say it’s from nobody.”',
        '“It’s from nobody,” said {A}. The friend took it. “Tell nobody thank you,” said the friend. {A} went and told {H}.'
      ]
    },
    {
      id: 'how-wide-is-a-step',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} measured the step, because it seemed such a long way. It was eleven hands from {H} to the friend. On other days it was only one hand, and the biscuit box had to go on their knees.',
        '“An ant’s going across,” said {A}. They both watched it. It carried something white, past the third hand and past the fifth. It didn’t know that it was in the middle of a quarrel.'
      ]
    },
    {
      id: 'pet-has-the-ball',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} did not mind whether it was out. {A} wanted to know when it went on. {A} sat down in front of {H} and looked. Then {A} did it in front of the friend. Nobody got up.',
        'So {A} lay down just where the ball had last bounced, and sighed through the nose. It was the longest sigh of the whole match. {H} felt it, right down at the end of the step.'
      ]
    },
    {
      id: 'elder-over-the-line',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Once we had one like that,” said {S}. “It was about a goal. There were two coats, and it had gone over a sleeve.” “In or out?” asked {A}. “I still say in,” said {S}. “And the other one still says out.”',
        '“Are you still not talking?” “We talk every Sunday,” said {S}. “First he says out, and then I say in. And then we ask how the knees are.”'
      ]
    },
    {
      id: 'child-counts-it',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to be on a side, but could not choose one. {S} sat down by {A}, and then by the friend, because there was more sun. In the end {S} lay in the middle, feet one way and head the other.',
        '“My head says out,” said {S}, “and my feet say not out.” {A} asked what the tummy said. The tummy said something, and it was about supper.'
      ]
    },
    {
      id: 'baby-rolls-it',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had got hold of the ball, and would not hit anything with it. {A} let it go. It rolled along by the step, and came to rest against {H}’s shoe. {H} rolled it back. {A} turned a little, and let it go again.',
        'This time it rolled the other way, to the friend, and the friend rolled it back too. {A} was very pleased. This was a game with everybody in it, and nobody had to say anything.'
      ]
    },
    {
      id: 'a-wet-ball',
      A: 'partner',
      paragraphs: [
        '{A} looked at the ball. It had been in the puddle, and was as wet as a frog. “A wet ball leaves a mark,” said {A}. They all got up and went to look.',
        'There was the mark, round and dark. Half of it was on the bin. The other half was on the wall. Nobody said a word, but then they weren’t talking anyway.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-is-drying',
      A: 'partner',
      paragraphs: [
        '“Say that it’s half out,” said {H} to {A}. But {A} had sat down on the step. “The post is shut,” said {A}. {H} looked at the mark. It had been as big as an orange. Now it was more of a plum.',
        '“It’s drying,” said the friend. “Chalk!” said {H}. “In my pocket,” said the friend. “Quick, you do the wall!” They drew round it just in time. Then the mark was gone, and there was only the ring.'
      ]
    },
    {
      id: 'what-they-wrote-in-it',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“We’ll have to write in it what it was,” said {H}, “or people won’t know.” On the bin the friend wrote OUT, and on the wall {H} wrote NOT OUT. It was a bit longer, and went round the edge of a brick.',
        '{A} came and read the whole of it. “Out, not out,” read {A}. “That’s quite right. That’s just what I heard.” They gave it the date too, as you do with something old.'
      ]
    },
    {
      id: 'half-of-everything',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Now a half had to be added up. {H} had had fourteen, and half of the last one. “Fourteen and a bit,” said the friend. “What sort of bit?” asked {H}. “A bit like this,” said the friend, and showed it with two fingers.',
        '{A} wrote it into the biscuit box, as rule four: If it’s half out, then it’s half. The crumb had to be taken off for that. It had been there for years.'
      ]
    },
    {
      id: 'half-a-bat',
      A: 'partner',
      paragraphs: [
        '“Half out means half a batter,” said the friend. So {H} batted on with one hand, and on one leg. It was a very good hit, high up over the washing. {A} ran, and caught the ball in the peg bag. “Out!” called {H} and the friend, both at once.',
        'Then the friend batted, and after that it was too dark for the ball. “Tell {H} I’ll come tomorrow,” said the friend at the gate. {A} opened {A}’s mouth. “I heard that,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked from one end of the step to the other.',
      '{names} stayed right out by the washing, in case it went on.',
      { text: '{names} put the bin straight, and that only made it harder.', needs: ['hands'] },
      { text: '{names} picked up the bat, and leaned it in the middle.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the post go by, left and right.',
      '{names} sniffed at the bin, and knew a great deal about it.',
      { text: '{names} held up ten fingers, as a score.', needs: ['hands'] },
      { text: '{names} pinned up the washing that the ball had brought down.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran for the high one too, and came second.',
      '{names} got some chalk on one side.',
      { text: '{names} clapped for both of them, so as not to begin again.', needs: ['hands'] },
      { text: '{names} threw the next ball, very kindly and very low.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bat stood behind the door. Outside it had begun to rain a little, but not under the edge of the roof. The ring stayed dry.',
    '{H} washed off the chalk, all but one fingernail. Then {H} lay down, with one ear in the pillow and one ear out.'
  ],
  last: [
    'Half of {H} was asleep already, and then the other half was.',
    'Out, said the lamp, and went out, and this time nobody minded, for {H} was asleep.'
  ]
})
